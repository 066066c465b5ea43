export { embeddedFrame as behaviour } from '#behaviours/embeddedFrame.ts';
