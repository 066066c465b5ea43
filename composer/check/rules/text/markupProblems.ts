import type { ContentKind } from '#content/fields.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { pictureProp } from '#composer/check/advice/sectionAdvice.ts';
import type { Fact } from '#composer/check/facts/Fact.ts';
import { factProblem } from '#composer/check/facts/placedProblem.ts';
import { SchemaCursor } from '#composer/schema/SchemaCursor.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import type { Problem } from '#composer/problems/problem.ts';
import type { JsonPath } from '#composer/problems/problemAt.ts';
import { textCodes } from './textCodes.ts';
import { typedCodes } from './typedCodes.ts';

/** The props of a section, and their path. */
interface PropsPlace {
  readonly source: SourceFile;
  readonly path: JsonPath;
  readonly section: AnySection;
  readonly value: unknown;
}

/** Reports markup that would be rendered as typed, and links with meaningless text. */
export const markupProblems = (props: PropsPlace, facts: readonly Fact[]): Problem[] =>
  facts.flatMap((fact) => markupProblem(props, fact) ?? []);

function markupProblem({ source, path, section, value }: PropsPlace, fact: Fact): Problem | undefined {
  switch (fact.kind) {
    case 'image': {
      const prop = pictureProp(section);
      const how =
        prop === undefined ? 'Use a section that has an image prop' : `Set “${prop}” of ${section.name}`;
      const parameters = { how };
      return factProblem(undefined, source, path, fact, textCodes['image-in-text'], { parameters });
    }
    case 'vague-link':
    case 'address-link': {
      const type = textCodes[fact.kind === 'vague-link' ? 'vague-link-text' : 'address-as-link-text'];
      return factProblem(undefined, source, path, fact, type, { parameters: { text: fact.value } });
    }
    case 'document-link': {
      const type = textCodes['document-link-text'];
      const problem = factProblem(undefined, source, path, fact, type, { parameters: { text: fact.value } });
      const isWhole = fact.index === undefined;
      const end = source.offset({
        line: problem.endLine ?? problem.line,
        column: problem.endColumn ?? problem.column,
      });
      return { ...problem, fix: { offset: end - (isWhole ? 1 : 0), length: 0, text: ' (PDF)' } };
    }
    case 'html': {
      const { portico } = new SchemaCursor(section.schema, value).at(fact.path).meta;
      const parameters = { tag: fact.value, marks: marksOf(portico) };
      return factProblem(undefined, source, path, fact, textCodes['html-in-text'], { parameters });
    }
    default:
      return typedProblem(source, path, fact);
  }
}

/** Reports markup that is published as typed. */
export function typedProblem(source: SourceFile, path: JsonPath, fact: Fact): Problem | undefined {
  if (!fact.typed) return undefined;
  const { code, why = '' } = fact.typed;
  const [line = ''] = fact.value.split('\n', 1);
  const text = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return factProblem(undefined, source, path, fact, typedCodes[code], { parameters: { text, why } });
}

/** Describes the markup that author text of a kind supports. */
const marksOf = (kind: ContentKind | undefined) =>
  kind === 'rich'
    ? '**strong**, *emphasis*, [links](/page.html), lists and tables'
    : '**strong**, *emphasis* and [links](/page.html)';
