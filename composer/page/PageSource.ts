import type { z } from 'zod';
import { type Locale, localeOfPage } from '#lib/format/locale.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import { renamedKeys } from '#composer/problems/renamedKeys.ts';
import { pageDefinition, type PageDefinition } from './pageDefinition.ts';
import type { SourceFile } from './sourceFile.ts';

/** Returns the path of a page: `index.json` becomes its folder's path, `cd-rates.json` becomes `/cd-rates.html`. */
export function pagePath(file: string): string {
  const path = `/${file.replace(/\.json$/, '')}`;
  return path.endsWith('/index') ? path.slice(0, -'index'.length) : `${path}.html`;
}

/** A file and what it defines. `definition` is `undefined` while the file does not match its schema. */
export class ParsedFile<Definition> {
  readonly source: SourceFile;
  /** Path below its folder without `.json`, such as `es/header`. For a page, the site path. */
  readonly name: string;
  readonly #schema: z.ZodType<Definition>;
  #parsed: { definition?: Definition } | undefined;

  constructor(source: SourceFile, name: string, schema: z.ZodType<Definition>) {
    this.source = source;
    this.name = name;
    this.#schema = schema;
  }

  /** The parsed definition, with the schema's defaults. */
  get definition(): Definition | undefined {
    this.#parsed ??= { definition: this.parse() };
    return this.#parsed.definition;
  }

  protected parse(): Definition | undefined {
    return this.#schema.safeParse(this.source.value).data;
  }
}

/** A page definition without its sections. */
export type PageFrame = Omit<PageDefinition, 'sections'>;
const pageFrame = pageDefinition.omit({ sections: true });

export class PageSource extends ParsedFile<PageDefinition> {
  /** Site path, such as `/es/cd-rates.html`. */
  readonly path: string;
  #fields: Partial<PageFrame> | undefined;
  #locale: Locale | undefined;

  constructor(source: SourceFile) {
    const path = pagePath(source.file);
    super(source, path, pageDefinition);
    this.path = path;
  }

  /** The language of its path, or the one that its `locale` names. */
  get locale(): Locale {
    this.#locale ??= localeOfPage(this.path, this.fields.locale);
    return this.#locale;
  }

  /** Parsed on every access, so that the definitions of ten thousand pages don't stay in memory. */
  override get definition(): PageDefinition | undefined {
    return this.parse();
  }

  /** The valid fields, including those under old names. Available even if other fields or sections are invalid. */
  get fields(): Partial<PageFrame> {
    return this.readFields();
  }

  /** Parses the fields, which are kept when the source text is released. */
  readFields(): Partial<PageFrame> {
    this.#fields ??= this.#parseFields();
    return this.#fields;
  }

  /** Takes the fields that were parsed from the same file before, which was valid JSON. */
  restoreFields(fields: Partial<PageFrame>): void {
    this.#fields = fields;
    this.source.hasNoProblems();
  }

  #parseFields(): Partial<PageFrame> {
    const { value } = this.source;
    if (!isRecord(value)) return {};
    const { sections: _sections, ...frame } = value;
    const whole = pageFrame.safeParse(frame);
    if (whole.success) return whole.data;
    const partial = pageFrame.partial();
    const known = Object.entries(frame)
      .map(([key, field]) => [renamedKeys.get(key) ?? key, field] as const)
      .filter(([key]) => Object.hasOwn(pageFrame.shape, key));
    return known.reduce<Partial<PageFrame>>(
      (fields, [key, field]) => {
        const one = partial.safeParse({ ...fields, [key]: field });
        return one.success ? one.data : fields;
      },
      partial.safeParse({}).data ?? {},
    );
  }

  /** The layout that the page names. Available even if other parts of the page are invalid. */
  get layoutName(): string | undefined {
    return this.fields.layout;
  }
}
