import type { Behaviour } from '#behaviours/behaviour.ts';
import { carryForm } from '#forms/view/carryForm.ts';
import { offerSaved } from '#forms/view/offerSaved.ts';
import { prefillFields } from '#forms/view/prefillFields.ts';

/**
 * Prefills fields from the page's address, cookies and session storage, offers saved entries, and takes
 * entries along to another language, before anything else is loaded.
 */
export const behaviour: Behaviour = (root, signal) => {
  prefillFields(root);
  offerSaved(root);
  carryForm(root, signal);
};
