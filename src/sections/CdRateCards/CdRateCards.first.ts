export { knownZipCode as first } from '#behaviours/knownZipCode.ts';
