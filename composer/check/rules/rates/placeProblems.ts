import { firstOf } from '#composer/schema/describeValue.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { lostParts } from '#composer/rates/entryParts.ts';
import type { PlaceKind } from '#composer/rates/RateFileKind.ts';
import { isRateFile, rateFiles } from '#composer/rates/rateFiles.ts';
import { defaultZone, type ZonesFile } from '#composer/rates/zones.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { isSafeRename, nearest } from '#composer/problems/nearest.ts';
import type { Fix, Problem } from '#composer/problems/problem.ts';
import { type JsonPath, nodeAtPath, problemAtPath } from '#composer/problems/problemAt.ts';
import { rateCodes } from './rateCodes.ts';
import { entriesOf, entryPath, partsOf, type IndexedEntry } from './rateEntries.ts';

/** Reports places that no zip code is in, and zones with fewer rates than the default zone. */
export function placeProblems(name: string, source: SourceFile, zones: ZonesFile): Problem[] {
  const places = isRateFile(name) ? Object.entries(rateFiles[name].places ?? {}) : [];
  return entriesOf(source).flatMap((entry) =>
    places.flatMap(([field, kind]) => [
      ...unknownPlaces(source, entryPath(entry, field), kind, zones),
      ...(kind === 'zone' ? incompleteZones(source, entry, field) : []),
    ]),
  );
}

const kindNames: Readonly<Record<PlaceKind, string>> = {
  zone: 'zone',
  state: 'state',
  county: 'state or county',
};

/** Returns the places of `zones.json`. */
function placesOf(kind: PlaceKind, { zones, states }: ZonesFile): string[] {
  if (kind === 'zone') return [defaultZone, ...Object.keys(zones)];
  if (kind === 'state') return [defaultZone, ...states.map(({ stateName }) => stateName)];
  return states.flatMap(({ stateCode, counties }) => [
    stateCode,
    ...counties.map((county) => `${stateCode}/${county}`),
  ]);
}

function unknownPlaces(source: SourceFile, path: JsonPath, kind: PlaceKind, zones: ZonesFile): Problem[] {
  const record = valueAt(source.value, path);
  if (!isRecord(record)) return [];
  const places = placesOf(kind, zones);
  const known = new Set(places);
  return Object.keys(record).flatMap((name) => {
    if (known.has(name)) return [];
    const near = nearest(name, places);
    const isFree = near !== undefined && !Object.hasOwn(record, near);
    const fix = isFree && isSafeRename(name, near) ? renameFix(source, [...path, name], near) : undefined;
    const details = {
      parameters: { kind: kindNames[kind], name, names: firstOf(places) },
      received: name,
      suggestion: near,
      ...(fix && { fix }),
    };
    return [problemAtPath(source, rateCodes['unknown-zone'], [...path, name], details, 'name')];
  });
}

function renameFix(source: SourceFile, path: JsonPath, now: string): Fix | undefined {
  const { node, found } = nodeAtPath(source.tree, path);
  const name = found ? node?.parent?.children?.[0] : undefined;
  return name && { offset: name.offset, length: name.length, text: JSON.stringify(now) };
}

/** Reports zones whose customers would not see a tier or a term that all others see. */
function incompleteZones(source: SourceFile, entry: IndexedEntry, field: string): Problem[] {
  const zones = partsOf(entry).parts.get(field)?.parts;
  const usual = zones?.get(defaultZone);
  if (!zones || !usual) return [];
  return [...zones].flatMap(([zone, part]) => {
    const [first] = lostParts(usual, part);
    if (!first) return [];
    const parameters = { zone, product: entry.productKey, lost: first.names.join(', ') };
    return [
      problemAtPath(source, rateCodes['zone-incomplete'], entryPath(entry, ...first.path), { parameters }),
    ];
  });
}

/** Reports prefixes of zip codes that are in two zones or two states, of which only the first would apply. */
export function zipProblems(source: SourceFile, { zones, states }: ZonesFile): Problem[] {
  const ofZones = Object.entries(zones).map(([name, prefixes]) => {
    return { name, prefixes, path: ['zones', name] };
  });
  const ofStates = states.map(({ stateName: name, zipPrefixes: prefixes }, index) => ({
    name,
    prefixes,
    path: ['states', index, 'zipPrefixes'],
  }));
  return [ofZones, ofStates].flatMap((places) => {
    const seen = new Map<string, string>();
    return places.flatMap(({ name, prefixes, path }) =>
      prefixes.flatMap((prefix, at) => {
        const first = seen.get(prefix);
        if (first === undefined) {
          seen.set(prefix, name);
          return [];
        }
        const parameters = { prefix, first, second: name };
        return [problemAtPath(source, rateCodes['zip-twice'], [...path, at], { parameters })];
      }),
    );
  });
}
