import type { PageFacts, RequestSpec } from './defineSection.ts';
import type { FindRate, NamedRate } from './siteData.ts';
import { zipCodeFields } from '#lib/visitor/zipCode.ts';

/**
 * The `request` of sections whose rates or form depend on the zip code: the server renders them again after a zip code
 * was submitted (PAGE-09).
 */
export const zipCodeRequest = {
  method: 'get',
  fields: zipCodeFields,
  isWrong: (_props: unknown, asked: URLSearchParams) => asked.has('zipError'),
} satisfies RequestSpec<unknown>;

type Branch = Record<string | number, unknown>;

// Props are JSON, so a path can only continue in an object or an array.
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

function put(root: unknown, path: NamedRate['path'], value: number): void {
  let branch = root;
  for (const step of path.slice(0, -1)) branch = isBranch(branch) ? branch[step] : undefined;
  const last = path.at(-1);
  if (isBranch(branch) && last !== undefined) branch[last] = value;
}

/**
 * Replaces the author's rates and date with those in force when the page is built. If one of the rates is missing,
 * keeps all of the author's, because one date applies to them all.
 *
 * @param named each with the path of the number that it replaces.
 */
export function withRatesInForce<Props extends { readonly asOf: string }>(
  props: Props,
  named: readonly NamedRate[],
  rate: FindRate,
): Props {
  const ratesInForce = named.map(({ key }) => rate(key));
  const dates = ratesInForce.flatMap((one) => (one ? [one.asOf] : []));
  if (dates.length === 0 || dates.length < named.length) return props;
  const copy = structuredClone(props);
  named.forEach(({ path }, index) => put(copy, path, ratesInForce[index]?.value ?? 0));
  return { ...copy, asOf: dates.toSorted().at(-1) ?? props.asOf };
}

/**
 * Returns the declarations of a section whose props name rates: `rates`, for the check, and `resolve`, which shows those
 * in force.
 */
export const showingRates = <Props extends { readonly asOf: string }>(
  rates: (props: Props) => readonly NamedRate[],
) => ({
  rates,
  resolve: (props: Props, { rate }: Pick<PageFacts, 'rate'>): Props =>
    withRatesInForce(props, rates(props), rate),
});
