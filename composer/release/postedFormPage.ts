import type { PostedForm } from '#forms/post/PostedForm.ts';
import { escapeHtml, unescapeHtml } from '#lib/html.ts';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { SectionEnvironment } from '#section-kit/sectionContext.tsx';
import type { AnySection } from '#section-kit/defineSection.ts';
import { visitContent } from '#section-kit/walkSchema.ts';
import { withStyleHash } from '#composer/render/contentSecurityPolicy.ts';
import { brandTheme } from '#composer/render/BrandTheme.ts';
import { stylesIn } from '#theme/emotionKey.ts';
import { renderSection } from '#composer/render/renderSection.tsx';

type Registry = ReadonlyMap<string, AnySection>;

/** What a form is rendered with. */
export interface PostedSite {
  /** Every section of the site's pages by name. */
  readonly registry: Registry;
  readonly tokens: BrandTokens;
}

/** A page as it is sent: its document and the policy that goes with it. */
export interface PostedPage {
  readonly html: string;
  readonly csp: string;
}

interface IslandData {
  readonly props: Record<string, unknown>;
  readonly environment: SectionEnvironment;
}

/** An island of a published page: where it stands and what it was rendered with. */
interface FoundIsland extends IslandData {
  readonly section: AnySection;
  /** Where its HTML begins, where it ends, and where its data ends. */
  readonly at: readonly [number, number, number];
}

const dataBlock = /<\/div><script type="application\/json" data-for="([^"]+)">([^<]*)<\/script>/g;

const holdsForm = (section: AnySection, props: unknown, formId: string): boolean => {
  let holds = false;
  visitContent(section.schema, props, (kind, value) => {
    // The schema gave this value its kind.
    if (kind === 'form-definition' && (value as { formId?: unknown }).formId === formId) holds = true;
  });
  return holds;
};

/** The island of a page that shows a form. */
function findForm(html: string, formId: string, registry: Registry): FoundIsland | undefined {
  for (const match of html.matchAll(dataBlock)) {
    const [whole, id = '', json = ''] = match;
    const open = new RegExp(`<div data-section="(\\w+)" id="${id.replace(/[^\w-]/g, '\\$&')}"[^>]*>`).exec(
      html,
    );
    const section = registry.get(open?.[1] ?? '');
    if (!open || !section) continue;
    // Written by renderSection from the same types.
    const data = JSON.parse(json) as IslandData;
    if (!holdsForm(section, data.props, formId)) continue;
    return { ...data, section, at: [open.index + open[0].length, match.index, match.index + whole.length] };
  }
  return undefined;
}

/** Adds styles to the one style sheet of a page; the browser need not make them again. */
function withStyles(html: string, css: ReadonlyMap<string, string>): string {
  const known = stylesIn(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
  const added = [...css].filter(([name]) => !known.has(name)).map(([, rules]) => rules);
  return html.replace('</style>', () => `${added.join('')}</style>`);
}

/** The page's style sheet leaves out variables that it did not use; this links the one that has all. */
function withVariables(html: string): string {
  const href = /<body[^>]* data-variables="([^"]+)"/.exec(html)?.[1];
  return href === undefined
    ? html
    : html.replace('</head>', () => `<link rel="stylesheet" href="${href}"></head>`);
}

const policyMeta = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)"/;

function withPolicy(html: string): PostedPage {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const csp = withStyleHash(unescapeHtml(policyMeta.exec(html)?.[2] ?? ''), style);
  return { html: html.replace(policyMeta, (_whole, before: string) => `${before}${escapeHtml(csp)}"`), csp };
}

/**
 * A published page with one of its forms as it was sent: what was entered, and what is wrong with it (FORM-03). It is
 * what a visitor without JavaScript sees in place of the form's error banner. The section that holds the form is
 * rendered anew with the prop `posted`.
 *
 * @param tokens of the page's brand.
 * @returns `undefined` when the page has no such form.
 */
export function postedFormPage(
  html: string,
  formId: string,
  posted: PostedForm,
  { registry, tokens }: PostedSite,
): PostedPage | undefined {
  const island = findForm(html, formId, registry);
  if (!island) return undefined;
  const { section, props, environment, at } = island;
  const { islandTheme } = brandTheme(tokens);
  const shownProps = { ...props, posted };
  const { html: shown, css, data } = renderSection(section, shownProps, environment, islandTheme);
  const block = `</div><script type="application/json" data-for="${escapeHtml(environment.id)}">${data}</script>`;
  const page = html.slice(0, at[0]) + shown + block + html.slice(at[2]);
  const mark = environment.words['errorTitle'] ?? '';
  const titled = page.replace('<title>', () => `<title>${escapeHtml(mark)} `);
  return withPolicy(withVariables(withStyles(titled, css)));
}
