import type { Behaviour } from '#behaviours/behaviour.ts';
import { prefillFields } from '#forms/view/prefillFields.ts';

/** Prefills fields from the page's address, cookies and session storage, before anything else is loaded. */
export const behaviour: Behaviour = prefillFields;
