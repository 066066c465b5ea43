import type { Behaviour } from '#behaviours/behaviour.ts';
import { prefillFields } from '#forms/view/prefillFields.ts';

/** Fills in what the page's address, a cookie or the session already says, before anything else is loaded. */
export const behaviour: Behaviour = prefillFields;
