import { carryEntries } from '#lib/visitor/carriedEntries.ts';
import { followedLink } from './isPlainClick.ts';

/**
 * Takes answers along to the form of the page that a clicked link opens in this tab. They are never in an address.
 *
 * @param from id of the section with the link.
 * @param values by names of the form's fields.
 */
export function carryWithLink(
  event: MouseEvent,
  from: string,
  values: Readonly<Record<string, string>>,
): void {
  const link = followedLink(event);
  if (!link || link.target !== '' || link.origin !== location.origin) return;
  carryEntries(from, { path: link.pathname, names: Object.keys(values), values });
}
