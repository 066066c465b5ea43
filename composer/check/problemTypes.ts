import { brandCodes } from '#composer/brand/brandCodes.ts';
import { brandExamples } from '#composer/brand/brandExamples.ts';
import { fileCodes } from '#composer/page/fileCodes.ts';
import { fileExamples } from '#composer/page/fileExamples.ts';
import { packageCodes } from '#composer/page/packageCodes.ts';
import { packageExamples } from '#composer/page/packageExamples.ts';
import type { ProblemExample } from '#composer/problems/problemExample.ts';
import type { ProblemType } from '#composer/problems/problemType.ts';
import { schemaCodes } from '#composer/schema/schemaCodes.ts';
import { schemaExamples } from '#composer/schema/schemaExamples.ts';
import { disclosureCodes } from './rules/disclosures/disclosureCodes.ts';
import { disclosureExamples } from './rules/disclosures/disclosureExamples.ts';
import { footnoteCodes } from './rules/footnotes/footnoteCodes.ts';
import { footnoteExamples } from './rules/footnotes/footnoteExamples.ts';
import { formCodes } from './rules/forms/formCodes.ts';
import { formExamples } from './rules/forms/formExamples.ts';
import { headingCodes } from './rules/headings/headingCodes.ts';
import { headingExamples } from './rules/headings/headingExamples.ts';
import { jsonCodes } from './rules/json/jsonCodes.ts';
import { jsonExamples } from './rules/json/jsonExamples.ts';
import { linkCodes } from './rules/links/linkCodes.ts';
import { linkExamples } from './rules/links/linkExamples.ts';
import { locationCodes } from './rules/locations/locationCodes.ts';
import { locationExamples } from './rules/locations/locationExamples.ts';
import { mediaCodes } from './rules/media/mediaCodes.ts';
import { mediaExamples } from './rules/media/mediaExamples.ts';
import { alternateCodes } from './rules/pages/alternateCodes.ts';
import { alternateExamples } from './rules/pages/alternateExamples.ts';
import { pageCodes } from './rules/pages/pageCodes.ts';
import { pageExamples } from './rules/pages/pageExamples.ts';
import { rateCodes } from './rules/rates/rateCodes.ts';
import { rateExamples } from './rules/rates/rateExamples.ts';
import { redirectCodes } from './rules/redirects/redirectCodes.ts';
import { redirectExamples } from './rules/redirects/redirectExamples.ts';
import { sectionCodes } from './rules/sections/sectionCodes.ts';
import { sectionExamples } from './rules/sections/sectionExamples.ts';
import { siteCodes } from './rules/site/siteCodes.ts';
import { siteExamples } from './rules/site/siteExamples.ts';
import { textCodes } from './rules/text/textCodes.ts';
import { textExamples } from './rules/text/textExamples.ts';
import { typedCodes } from './rules/text/typedCodes.ts';
import { typedExamples } from './rules/text/typedExamples.ts';
import { wizardCodes } from './rules/wizards/wizardCodes.ts';
import { wizardExamples } from './rules/wizards/wizardExamples.ts';

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
  { codes: locationCodes, examples: locationExamples },
  { codes: mediaCodes, examples: mediaExamples },
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
