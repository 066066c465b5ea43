import { z } from 'zod';
import { escapeHtml } from '#lib/markup/html.ts';
import { languageNames, locales } from '#lib/format/locale.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { baseCss } from '#theme/baseCss.ts';
import type { BrandTheme } from '#composer/render/styles/BrandTheme.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { devFolder, type ShownProblem } from '#composer/dev/client/messages.ts';

function styleOf({ theme, variables }: BrandTheme): string {
  const { palette, layout } = theme.vars;
  return `${variables}${baseCss(theme)}
.wrap{max-width:${layout.contentWidth};margin-inline:auto;padding-inline:${layout.gutter}}
main.wrap{padding-block:2rem 4rem}nav.wrap{display:flex;gap:1.5rem;padding-block:1rem;border-bottom:1px solid ${palette.divider}}
h1{font-size:2rem}h2{font-size:1.4rem;margin-top:2.5rem}h3{font-size:1.05rem;margin-top:1.25rem}
table{border-collapse:collapse;width:100%;margin-top:.75rem;font-size:.9375rem}
th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid ${palette.divider}}
code{font-size:.9em;overflow-wrap:anywhere}.scroll{overflow-x:auto}
.bad{color:${palette.error.main};font-weight:600}.muted{color:${palette.text.secondary}}ul.row{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}`;
}

const text = (value: unknown) => escapeHtml(String(value));

const page = (
  theme: BrandTheme,
  title: string,
  body: string,
) => `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(title)}</title><style>${styleOf(theme)}</style></head>
<body><nav class="wrap" aria-label="Portico"><a href="${devFolder}">Pages</a><a href="${devFolder}sections">Sections</a></nav>
<main class="wrap"><h1>${text(title)}</h1>${body}</main></body></html>`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function problemsCell(path: string, problems: readonly ShownProblem[]): string {
  const here = problems.filter(({ pages }) => pages?.includes(path));
  const errors = here.filter(({ severity }) => severity === 'error').length;
  const parts = [];
  if (errors > 0) parts.push(`<span class="bad">${count(errors, 'error')}</span>`);
  if (here.length > errors) parts.push(count(here.length - errors, 'warning'));
  return parts.join(', ') || '<span class="muted">none</span>';
}

/** Renders a list of all pages by language, with their files and numbers of problems. */
export function pagesIndex(theme: BrandTheme, site: Site, problems: readonly ShownProblem[]): string {
  const pages = [...site.pages.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const groups = locales.map((locale) => {
    const rows = pages
      .filter((candidate) => candidate.locale === locale)
      .map(
        ({ path, definition, source }) =>
          `<tr><td><a href="${text(path)}">${text(path)}</a></td><td>${text(definition?.title ?? '')}</td><td><code>${text(source.file)}</code></td><td>${problemsCell(path, problems)}</td></tr>`,
      );
    if (rows.length === 0) return '';
    return `<h2>${languageNames[locale]}</h2><div class="scroll"><table><thead><tr><th scope="col">Page</th><th scope="col">Title</th><th scope="col">File</th><th scope="col">Problems</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  });
  return page(theme, `Pages of ${site.config?.name ?? 'the site'}`, groups.join(''));
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const objectOf = (schema: JsonSchema | boolean | undefined): JsonSchema =>
  typeof schema === 'object' ? schema : {};

/** Describes a property's type, such as `list of object` or `"dark" | "light"`. */
function typeWords(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeWords(objectOf(choice))))].join(' | ');
  if (schema.type === 'array') {
    const items = Array.isArray(schema.items) ? undefined : schema.items;
    return `list of ${typeWords(objectOf(items))}`;
  }
  return String(schema.type ?? 'any');
}

/**
 * Returns table rows for an object's properties, followed by those of nested objects and lists with their full path.
 */
function propertyRows(schema: JsonSchema, prefix = '', depth = 0): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const property = objectOf(value);
    const path = `${prefix}${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    const fallback =
      property.default === undefined ? '' : `<code>${text(JSON.stringify(property.default))}</code>`;
    const row = `<tr><th scope="row"><code>${text(path)}</code></th><td>${text(typeWords(property))}</td><td>${isRequired ? 'required' : fallback}</td><td>${text(property.description ?? '')}</td></tr>`;
    const items =
      property.type === 'array' && !Array.isArray(property.items) ? objectOf(property.items) : undefined;
    const inside =
      depth < 2 ? propertyRows(items ?? property, `${path}${items ? '[]' : ''}.`, depth + 1) : [];
    return [row, ...inside];
  });
}

function levelOf(section: AnySection, behaviours: ReadonlySet<string>): string {
  if (section.hydrate !== undefined) return `island, hydrated: ${section.hydrate}`;
  return behaviours.has(section.name) ? 'HTML with a behaviour' : 'HTML only';
}

function sectionPart(section: AnySection, behaviours: ReadonlySet<string>): string {
  const { name, summary, schema, slots, examples, accessibility } = section;
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  });
  const rows = propertyRows(json);
  const table =
    rows.length === 0
      ? '<p>No props.</p>'
      : `<div class="scroll"><table><thead><tr><th scope="col">Prop</th><th scope="col">Type</th><th scope="col">Default</th><th scope="col">What it is</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  const holes = Object.entries(slots ?? {}).map(
    ([slot, { description }]) => `<li><code>${text(slot)}</code>: ${text(description)}</li>`,
  );
  const links = Object.keys(examples).map(
    (example) =>
      `<li><a href="${devFolder}sections/${name}/${encodeURIComponent(example)}">${text(example)}</a></li>`,
  );
  return [
    `<h2 id="${name}">${name}</h2><p>${text(summary)} <span class="muted">(${levelOf(section, behaviours)})</span></p>`,
    table,
    holes.length > 0 ? `<h3>Slots</h3><ul>${holes.join('')}</ul>` : '',
    `<h3>Examples</h3><ul class="row">${links.join('')}</ul>`,
    `<h3>Accessibility</h3><ul>${accessibility.map((promise) => `<li>${text(promise)}</li>`).join('')}</ul>`,
  ].join('');
}

/** Renders a list of all sections with their props, slots, examples and accessibility promises. */
export function sectionIndex(
  theme: BrandTheme,
  sections: readonly AnySection[],
  behaviours: ReadonlySet<string>,
  folder: string,
): string {
  const contents = sections.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('');
  const parts = sections.map((section) => sectionPart(section, behaviours)).join('');
  return page(
    theme,
    'Sections',
    `<p>What a page in <code>${text(folder)}/</code> can hold.</p><ul class="row">${contents}</ul>${parts}`,
  );
}
