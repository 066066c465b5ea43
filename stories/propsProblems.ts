import type { z } from 'zod';
import { schemaProblems } from '#composer/schema/schemaProblems.ts';
import { SourceFile } from '#composer/page/sourceFile.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import type { AuthorProps } from './sectionArgTypes.ts';

/** Returns the problems of author props, with the messages of `portico check`. */
export function propsProblems(section: AnySection, props: AuthorProps, error: z.ZodError): readonly string[] {
  const source = new SourceFile(`${section.name}.json`, 'page', JSON.stringify(props, null, 2), '');
  const checked = {
    source,
    path: [],
    value: props,
    schema: section.schema,
    owner: section.name,
    section: true,
  };
  return schemaProblems(checked, error.issues).map(
    ({ pointer, message, hint = '' }) => `${pointer}: ${message} ${hint}`,
  );
}
