import { defineProblems, error, type ProblemType } from '#composer/problems/problemType.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import type { AnySection, SectionModules } from '#section-kit/defineSection.ts';
import { exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';

/** Problems with the packages that `site.json` names. */
export const packageCodes = defineProblems({
  'unknown-package': error(
    'Package not found',
    'The package “{name}” cannot be found.',
    'Run "npm install {name}", or correct the name.',
  ),
  'package-broken': error('Package failed to load', 'The package “{name}” failed to load: {reason}'),
  'section-broken': error('Section failed to load', 'The section in “{name}” failed to load: {reason}'),
  'package-without-sections': error(
    'Package without sections',
    'The package “{name}” exports no sections.',
    'It must export “sections”, an array of sections created with defineSection.',
  ),
  'package-not-a-section': error(
    'Not a section',
    '“{place}” of the package “{name}” is not a section.',
    'Create each section with defineSection. Its name must start with a capital letter and contain only letters and digits.',
  ),
  'package-section-taken': error(
    'Duplicate section name',
    'The package “{name}” has a section “{section}”, but so does {owner}.',
    'Rename the section in the package, or remove the package.',
  ),
  'package-without-view': error(
    'Island without a browser module',
    'The section “{section}” of the package “{name}” is hydrated in the browser but does not specify a module for its view.',
    'Add modules: { view: "{name}/{section}" } to its defineSection call.',
  ),
});

/** Portico's own sections. */
export interface BuiltInSections {
  readonly registry: ReadonlyMap<string, AnySection>;
  /** Names of the sections that have a browser program for their server HTML. */
  readonly behaviours: ReadonlySet<string>;
}

/** A package that `site.json` names, or a section in the site's own folder. */
export interface SitePackage {
  readonly name: string;
  /** Its exports. Absent if it cannot be found or loaded. */
  readonly exports?: Readonly<Record<string, unknown>>;
  /** Why it cannot be loaded. Absent if it cannot be found. */
  readonly error?: string;
}

/** A problem with a package. */
export interface PackageFault {
  readonly type: ProblemType;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The sections that pages of a site can use: Portico's own and those of the packages that `site.json` names. */
export interface SectionSet extends BuiltInSections {
  /** Browser modules of the sections from packages, by section name. */
  readonly modules: Readonly<Record<string, SectionModules>>;
  /** Every package that was looked up, with its problems. */
  readonly packages: ReadonlyMap<string, readonly PackageFault[]>;
}

/** Valid section names: usable on pages, in HTML and in modules. */
const sectionName = /^[A-Z][A-Za-z0-9]*$/;

/** Whether a value has the shape that `defineSection` returns. Does not check the types of the schema and the view. */
const isSection = (value: unknown): value is AnySection =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  sectionName.test(value['name']) &&
  isRecord(value['schema']) &&
  value['View'] !== undefined &&
  isRecord(value['examples']);

/** Whether a package is a section in the site's own folder, such as `./sections/BranchHours`. */
export const isOwnSection = (name: string): boolean => name.startsWith('./');

/** Returns the sections of one package, or its problem. */
function readPackage({ name, exports, error: reason }: SitePackage): readonly AnySection[] | PackageFault {
  const broken = packageCodes[isOwnSection(name) ? 'section-broken' : 'package-broken'];
  if (reason !== undefined) return { type: broken, parameters: { reason } };
  if (!exports) return { type: packageCodes['unknown-package'], parameters: {} };
  const { sections } = exports;
  if (!Array.isArray(sections) || sections.length === 0)
    return { type: packageCodes['package-without-sections'], parameters: {} };
  const wrong = sections.findIndex((section) => !isSection(section));
  if (wrong >= 0)
    return { type: packageCodes['package-not-a-section'], parameters: { place: `sections[${wrong}]` } };
  return sections;
}

/** Adds the sections of packages to Portico's own. Skips a section whose name is taken. */
export function sectionSet(builtIn: BuiltInSections, packages: readonly SitePackage[] = []): SectionSet {
  const registry = new Map(builtIn.registry);
  const behaviours = new Set(builtIn.behaviours);
  const modules: Record<string, SectionModules> = {};
  const owners = new Map<string, string>();
  const faultsByName = new Map<string, readonly PackageFault[]>();
  for (const sitePackage of packages) {
    const { name } = sitePackage;
    const faults: PackageFault[] = [];
    faultsByName.set(name, faults);
    const sections = readPackage(sitePackage);
    if ('type' in sections) {
      faults.push({ ...sections, parameters: { ...sections.parameters, name } });
      continue;
    }
    for (const section of sections) {
      const parameters = { name, section: section.name, owner: owners.get(section.name) ?? 'Portico' };
      if (registry.has(section.name)) {
        faults.push({ type: packageCodes['package-section-taken'], parameters });
        continue;
      }
      if (section.hydrate !== undefined && section.modules?.view === undefined)
        faults.push({ type: packageCodes['package-without-view'], parameters });
      registry.set(section.name, section);
      owners.set(section.name, name);
      modules[section.name] = section.modules ?? {};
      if (section.modules?.behaviour ?? section.modules?.beforePaint) behaviours.add(section.name);
    }
  }
  return { registry, behaviours, modules, packages: faultsByName };
}

const site = exampleSite({ packages: ['@elmstone/hours'] });
const main = 'node_modules/@elmstone/hours/index.js';

export const packageExamples: ProblemExamples<typeof packageCodes> = {
  'unknown-package': { 'site.json': site },
  'package-broken': { 'site.json': site, [main]: "throw new Error('The hours are not there.');\n" },
  'section-broken': {
    'site.json': exampleSite(),
    'sections/Hours/Hours.section.ts': "throw new Error('The hours are not there.');\n",
  },
  'package-without-sections': { 'site.json': site, [main]: 'export const hours = [];\n' },
  'package-not-a-section': { 'site.json': site, [main]: 'export const sections = [{ name: "Hours" }];\n' },
  'package-section-taken': {
    'site.json': site,
    [main]: 'export const sections = [{ name: "RichText", schema: {}, View: () => null, examples: {} }];\n',
  },
  'package-without-view': {
    'site.json': site,
    [main]:
      'export const sections = [{ name: "Hours", schema: {}, View: () => null, examples: {}, hydrate: "visible" }];\n',
  },
};
