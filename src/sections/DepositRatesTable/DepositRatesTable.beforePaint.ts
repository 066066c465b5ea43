export { knownZipCode as beforePaint } from '#behaviours/knownZipCode.ts';
