import { brandCodes } from '#composer/brand/brandCodes.ts';
import { brandExamples } from '#composer/brand/brandExamples.ts';
import { fileCodes, fileExamples } from '#composer/page/fileCodes.ts';
import { packageCodes, packageExamples } from '#composer/page/SectionSet.ts';
import type { ProblemExample } from '#composer/problems/problemExample.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';
import { schemaCodes, schemaExamples } from '#composer/schema/schemaCodes.ts';
import { answerCodes, answerExamples } from './rules/answerProblems.ts';
import { disclosureCodes, disclosureExamples } from './rules/disclosures/disclosureCodes.ts';
import { footnoteCodes, footnoteExamples } from './rules/footnoteProblems.ts';
import { documentCodes, documentExamples } from './rules/media/documentProblems.ts';
import { formCodes, formExamples } from './rules/forms/formCodes.ts';
import { headingCodes, headingExamples } from './rules/headingProblems.ts';
import { jsonCodes, jsonExamples } from './rules/json/jsonCodes.ts';
import { linkCodes, linkExamples } from './rules/links/linkCodes.ts';
import { locationCodes, locationExamples } from './rules/locationProblems.ts';
import { mediaCodes, mediaExamples } from './rules/media/mediaCodes.ts';
import { alternateCodes, alternateExamples } from './rules/pages/alternates.ts';
import { pageCodes, pageExamples } from './rules/pages/pageCodes.ts';
import { rateCodes } from './rules/rates/rateCodes.ts';
import { rateExamples } from './rules/rates/rateExamples.ts';
import { redirectCodes, redirectExamples } from './rules/redirectProblems.ts';
import { sectionCodes, sectionExamples } from './rules/sections/sectionCodes.ts';
import { siteCodes, siteExamples } from './rules/site/siteCodes.ts';
import { textCodes, textExamples } from './rules/text/textCodes.ts';
import { typedCodes, typedExamples } from './rules/text/typedCodes.ts';
import { wizardCodes, wizardExamples } from './rules/wizardProblems.ts';

/** Families of problems, with an example of each problem that files can cause. */
const families: readonly {
  readonly codes: Readonly<Record<string, ProblemType>>;
  readonly examples: Readonly<Record<string, ProblemExample>>;
}[] = [
  { codes: fileCodes, examples: fileExamples },
  { codes: jsonCodes, examples: jsonExamples },
  { codes: schemaCodes, examples: schemaExamples },
  { codes: sectionCodes, examples: sectionExamples },
  { codes: siteCodes, examples: siteExamples },
  { codes: packageCodes, examples: packageExamples },
  { codes: brandCodes, examples: brandExamples },
  { codes: pageCodes, examples: pageExamples },
  { codes: alternateCodes, examples: alternateExamples },
  { codes: redirectCodes, examples: redirectExamples },
  { codes: textCodes, examples: textExamples },
  { codes: typedCodes, examples: typedExamples },
  { codes: linkCodes, examples: linkExamples },
  { codes: answerCodes, examples: answerExamples },
  { codes: locationCodes, examples: locationExamples },
  { codes: mediaCodes, examples: mediaExamples },
  { codes: documentCodes, examples: documentExamples },
  { codes: headingCodes, examples: headingExamples },
  { codes: footnoteCodes, examples: footnoteExamples },
  { codes: formCodes, examples: formExamples },
  { codes: wizardCodes, examples: wizardExamples },
  { codes: rateCodes, examples: rateExamples },
  { codes: disclosureCodes, examples: disclosureExamples },
];

/** Every type of problem that a check can report, by family. */
export const problemTypes: readonly ProblemType[] = families.flatMap(({ codes }) => Object.values(codes));

/** Examples of problems by code. */
export const problemExamples: ReadonlyMap<string, ProblemExample> = new Map(
  families.flatMap(({ examples }) => Object.entries(examples)),
);

/** Maximum number of lines that are shown of an example; longer files only repeat themselves. */
const mostLines = 40;

/** Describes a type of problem, with example files that have it. `{name}` marks the variable parts of its message. */
export function explain({ code, title, severity, message, hint, rule }: ProblemType): string {
  const example = Object.entries(problemExamples.get(code) ?? {});
  return [
    `${severity}  ${title}  ${code}`,
    [message, hint, rule && `Rule: ${rule}.`].filter((part) => part !== undefined).join('\n'),
    ...(example.length > 0 ? ['For example:'] : []),
    ...example.map(([file, content]) => `${file}\n${fileText(content)}`),
  ].join('\n\n');
}

function fileText(content: unknown): string {
  if (content === undefined) return '  (does not exist)';
  if (content instanceof Uint8Array) return '  (bytes that are not UTF-8 text)';
  const text = typeof content === 'string' ? content.trimEnd() : JSON.stringify(content, null, 2);
  const lines = text.split('\n');
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines;
  return shown.map((line) => `  ${line}`).join('\n');
}
