export { carryFields as behaviour } from '#behaviours/carryFields.ts';
