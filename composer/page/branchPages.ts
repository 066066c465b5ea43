import { createHash } from 'node:crypto';
import { z } from 'zod';
import { branchFile, branchIds, branchParameter } from '#composer/locations/branchPath.ts';
import { type Locale, localeOfPath } from '#lib/format/locale.ts';
import { memoize } from './memoize.ts';
import { SourceFile } from './sourceFile.ts';

/**
 * What a template can say of its branch, as `{branch.city}`. `parameter` is its street and city for the address of a
 * link, such as `/appointments/request.html?branch={branch.parameter}`.
 */
export const branchValues = [
  'id',
  'city',
  'street',
  'zip',
  'phone',
  'state',
  'stateCode',
  'parameter',
] as const;
type BranchValues = Readonly<Record<(typeof branchValues)[number], string>>;

/** Finds what a template says of its branch. */
export const branchMark = /\{branch\.(\w+)\}/g;

/** Path of the file from which each branch gets its page in a language. */
export const templateFile = (locale: Locale): string =>
  `${locale === 'en' ? '' : `${locale}/`}branches/[branch].json`;

/** The page of one branch: the text of the template, line by line, with the branch's values. */
export class BranchPageFile extends SourceFile {
  readonly template: SourceFile;

  constructor(template: SourceFile, values: BranchValues) {
    const mark = createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 10);
    const file = branchFile(values.id, localeOfPath(`/${template.file}`));
    super(file, 'page', () => textFor(template, values), `${template.version} ${mark}`);
    this.template = template;
  }
}

/** Values are written into JSON strings. */
const textFor = ({ text }: SourceFile, values: BranchValues): string =>
  // The name is one of the values.
  text.replace(branchMark, (whole, name: string) =>
    Object.hasOwn(values, name) ? JSON.stringify(values[name as keyof BranchValues]).slice(1, -1) : whole,
  );

const text = z.string().trim().min(1);

/** The least that a branch needs for a page. The check reports what else is wrong with its file. */
const namedBranch = z.object({ city: text, street: text, zip: text, phone: text.catch('') });
const namedFile = z.object({
  stateCode: text,
  stateName: text,
  branches: z.array(z.unknown()),
});

/** Returns the values of a file's branches. */
const valuesIn = memoize((source: SourceFile): readonly BranchValues[] => {
  const file = namedFile.safeParse(source.value).data;
  if (!file) return [];
  const branches = file.branches.flatMap((branch) => namedBranch.safeParse(branch).data ?? []);
  const ids = branchIds(source.file.replace(/^locations\/|\.json$/g, ''), branches);
  return branches.map((branch, index) => ({
    ...branch,
    id: ids[index] ?? '',
    state: file.stateName,
    stateCode: file.stateCode,
    parameter: branchParameter(branch),
  }));
});

/** Returns a page for each branch in the location files. */
export const branchPages = (
  template: SourceFile,
  locations: Iterable<SourceFile>,
): readonly BranchPageFile[] =>
  [...locations].flatMap((source) => valuesIn(source).map((values) => new BranchPageFile(template, values)));
