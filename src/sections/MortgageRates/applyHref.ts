import { withParameter } from '#lib/address/withParameter.ts';

/** Adds the state whose rates are shown to a link to an application form, as `state` with its name. */
export const applyHref = (href: string, state: string): string => withParameter(href, 'state', state);
