import { isRecord } from '#lib/values/isRecord.ts';
import type { AnySection, SectionModules } from '#section-kit/defineSection.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';
import { packageCodes } from './packageCodes.ts';

/** Portico's own sections. */
export interface BuiltInSections {
  readonly registry: ReadonlyMap<string, AnySection>;
  /** Names of the sections that have a program for their finished HTML. */
  readonly behaviours: ReadonlySet<string>;
}

/** A package that `site.json` names. */
export interface SitePackage {
  readonly name: string;
  /** What it exports; absent when it cannot be found or loaded. */
  readonly exports?: Readonly<Record<string, unknown>>;
  /** Why it cannot be loaded; absent when it cannot be found. */
  readonly error?: string;
}

/** What is wrong with a package. */
export interface PackageFault {
  readonly type: ProblemType;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The sections that pages of a site can use: Portico's own and those of the packages that `site.json` names. */
export interface SectionSet extends BuiltInSections {
  /** Browser modules of the sections that came with a package, by the section's name. */
  readonly modules: Readonly<Record<string, SectionModules>>;
  /** Every package that was looked for, with what is wrong with it. */
  readonly packages: ReadonlyMap<string, readonly PackageFault[]>;
}

/** A name that pages, HTML and modules can use. */
const sectionName = /^[A-Z][A-Za-z0-9]*$/;

/** Whether a value has what `defineSection` asks for; its schema's and view's own types are the package's matter. */
const isSection = (value: unknown): value is AnySection =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  sectionName.test(value['name']) &&
  isRecord(value['schema']) &&
  value['View'] !== undefined &&
  isRecord(value['examples']);

/** The sections of one package, or what is wrong with it. */
function readPackage({ exports, error }: SitePackage): readonly AnySection[] | PackageFault {
  if (error !== undefined) return { type: packageCodes['package-broken'], parameters: { reason: error } };
  if (!exports) return { type: packageCodes['unknown-package'], parameters: {} };
  const { sections } = exports;
  if (!Array.isArray(sections) || sections.length === 0)
    return { type: packageCodes['package-without-sections'], parameters: {} };
  const wrong = sections.findIndex((section) => !isSection(section));
  if (wrong >= 0)
    return { type: packageCodes['package-not-a-section'], parameters: { place: `sections[${wrong}]` } };
  return sections;
}

/** Adds the sections of packages to Portico's own. A section with a name that is taken is left out. */
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
