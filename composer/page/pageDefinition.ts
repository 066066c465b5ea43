import { z } from 'zod';
import { schemaReference } from '#content/schemaReference.ts';
import { article } from '#content/article.ts';
import { anchorId, image, plainText, sitePath } from '#content/fields.ts';
import { longestPageViewValue } from '#lib/visitor/pageViewFields.ts';
import { rateProvisions } from '#section-kit/defineSection.ts';
import { localeCodes, locales } from '#lib/format/locale.ts';

/** A section with its author props, as in JSON. */
export interface SectionEntry {
  readonly component: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly id?: string;
  readonly slots?: Readonly<Record<string, readonly Entry[]>>;
}
/** A reference to a fragment, whose sections are inserted here. */
export interface FragmentEntry {
  readonly fragment: string;
}
export type Entry = SectionEntry | FragmentEntry;

export const isFragmentEntry = (entry: Entry): entry is FragmentEntry => 'fragment' in entry;

/** The name of a layout or fragment: its path below the folder, without `.json`. */
const fileName = () =>
  z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/,
      'Expected a name such as site-header or es/site-header',
    );

const pagePath = () => sitePath('/cd-rates.html').meta({ refersTo: 'page' });

export const fragmentEntry = z.strictObject({
  fragment: fileName().meta({
    title: 'Fragment',
    description:
      'Name of a file in fragments/. A file in the page’s language, such as es/header, takes precedence.',
    refersTo: 'fragment',
  }),
});

/** The entry of a section. `props` are validated by the section’s own schema. */
export const sectionEntry = z.strictObject({
  component: z.string().min(1).meta({ title: 'Section', description: 'Which section to show.' }),
  props: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ title: 'Props', description: 'What the section says and does.' }),
  id: anchorId()
    .optional()
    .meta({ title: 'Id', description: 'Element id, unique on the page, for links to #id.' }),
  get slots() {
    return z
      .record(z.string(), z.array(entry))
      .optional()
      .meta({ title: 'Slots', description: 'Sections inside this section, by slot name.' });
  },
});

export const entry: z.ZodType<Entry> = z.lazy(() => z.union([fragmentEntry, sectionEntry]));

export const sectionList = (description: string) => z.array(entry).meta({ title: 'Sections', description });

const analyticsValue = (title: string, description: string) =>
  plainText(longestPageViewValue).optional().meta({ title, description });

/** Analytics data of a page. */
export const analytics = z.strictObject({
  currentPage: analyticsValue('Page name', 'Page name in reports.'),
  siteSection: analyticsValue('Section', 'Part of the site.'),
  subSiteSection: analyticsValue('Subsection', 'Part of the section.'),
  sitePlatform: analyticsValue('Platform', 'Platform that serves the page.'),
  transactionStatus: analyticsValue(
    'Transaction status',
    'Step of a transaction, such as start or complete.',
  ),
  formName: analyticsValue('Form', 'Name of the form on the page.'),
  products: analyticsValue('Products', 'Products the page is about.'),
  siteTool: analyticsValue('Tool', 'Calculator or finder on the page.'),
  language: analyticsValue('Language', 'Overrides the language of the page.'),
});

export const pageTypes = [
  'home',
  'login',
  'application',
  'product',
  'rates',
  'article',
  'form',
  'search',
  'error',
  'general',
] as const;
export const productClasses = [
  'deposit',
  'credit',
  'housing-loan',
  'deposit-and-loan',
  'non-deposit',
  'none',
] as const;

/** A disclosure that the law requires beside rates, or figures that are fixed, and where the page shows them. */
const statement = z
  .strictObject({
    says: z.enum([...rateProvisions, 'fixed-figures']).meta({
      title: 'Says',
      description:
        'The statement; fixed-figures: rates and amounts that do not follow the rate files, such as an example or a limit.',
    }),
    note: z
      .string()
      .optional()
      .meta({ title: 'Note', description: 'Key of the note that makes the statement.', refersTo: 'note' }),
    anchor: z.string().optional().meta({
      title: 'Anchor',
      description: 'Id of the element that makes the statement.',
      refersTo: 'anchor',
    }),
    quote: z.string().min(10).optional().meta({
      title: 'Quote',
      description: 'The wording of the statement, exactly as in a section of the page.',
    }),
  })
  .refine(
    ({ note, anchor, quote }) => [note, anchor, quote].filter((one) => one !== undefined).length === 1,
    {
      error: 'Expected one of “note”, “anchor” and “quote”',
    },
  )
  .meta({
    title: 'Statement',
    description: 'A statement and where the page makes it: { "says": "fee-effect", "note": "fees" }.',
  });
export type Statement = z.output<typeof statement>;

/** Additional data of a page for the site search. */
const pageSearch = z.strictObject({
  keywords: z.array(plainText()).default([]).meta({
    title: 'Keywords',
    description: 'Search terms that do not occur on the page.',
  }),
  topic: plainText().optional().meta({ title: 'Topic', description: 'What the page is about.' }),
  product: plainText().optional().meta({ title: 'Product', description: 'The product it is about.' }),
  boost: z.number().min(0.1).max(10).optional().meta({
    title: 'Boost',
    description:
      'Above 1 ranks the page higher in results, below 1 lower. Defaults to 1, or less for home and search pages.',
  }),
  text: z.boolean().default(true).meta({
    title: 'Text',
    description:
      'If false, only the title, the description, the keywords and the topic are searched: for many pages that are alike, such as those of branches.',
  }),
});

export const pageDefinition = z.strictObject({
  $schema: schemaReference,
  title: plainText().meta({
    title: 'Title',
    description: 'Names the page in search results and browser tabs; 15 to 60 characters read best.',
  }),
  description: plainText().meta({
    title: 'Description',
    description: 'One or two sentences for search results; 50 to 160 characters read best.',
  }),
  layout: fileName().optional().meta({
    title: 'Layout',
    description: 'Name of a file in layouts/. Defaults to the site’s default layout.',
    refersTo: 'layout',
  }),
  locale: z.enum(localeCodes).optional().meta({
    title: 'Locale',
    description:
      'Language of a page outside the es and zh folders, such as "es-us" for Spanish. By default, the path determines it.',
  }),
  pageType: z
    .enum(pageTypes)
    .default('general')
    .meta({ title: 'Page type', description: 'Purpose of the page; determines which banking rules apply.' }),
  article: article().optional().meta({
    title: 'Article',
    description:
      'Includes a page of type "article" in lists of articles: { "topic": "saving", "product": "savings", "audience": "everyone" }.',
  }),
  productClass: z.enum(productClasses).default('none').meta({
    title: 'Product class',
    description:
      'What the page offers; determines which banking rules apply. A home page with deposit and loan rates is deposit-and-loan.',
  }),
  statements: z.array(statement).optional().meta({
    title: 'Statements',
    description:
      'Statements about rates that the page makes in its own words, each with its place: { "says": "fee-effect", "note": "fees" }.',
  }),
  bodyId: anchorId().optional().meta({ title: 'Body id', description: 'Id of the body element.' }),
  analytics: analytics.optional().meta({ title: 'Analytics', description: 'What analytics records.' }),
  alternates: z.partialRecord(z.enum(locales), pagePath()).optional().meta({
    title: 'Alternates',
    description: 'The same page in other languages: { "es": "/es/cd-rates.html" }.',
  }),
  socialImage: image().optional().meta({ title: 'Social image', description: 'Image for shared links.' }),
  redirect: z
    .strictObject({
      cookie: z
        .enum(['jp_cookie_consent', 'privacy_optout'])
        .meta({ title: 'Cookie', description: 'Name of a cookie of the site.' }),
      is: z.string().min(1).meta({ title: 'Is', description: 'Cookie value that triggers the redirect.' }),
      to: pagePath().meta({
        title: 'To',
        description: 'Page of this site to redirect to.',
      }),
    })
    .optional()
    .meta({ title: 'Redirect', description: 'Redirects visitors whose cookie has this value.' }),
  search: pageSearch.optional().meta({
    title: 'Site search',
    description: 'Additional information for the site search.',
  }),
  noindex: z.boolean().default(false).meta({
    title: 'No index',
    description: 'If true, excludes the page from search engines and the site search.',
  }),
  sections: sectionList('What the page shows, from top to bottom, between the layout’s top and bottom.'),
});
export type PageDefinition = z.output<typeof pageDefinition>;

export const layoutDefinition = z.strictObject({
  $schema: schemaReference,
  top: sectionList('Sections above the page’s own: banner, navigation.').default([]).meta({
    title: 'Top',
    description: 'Sections above the page’s own, in the header of the page.',
  }),
  bottom: sectionList('Sections below the page’s own.').default([]).meta({
    title: 'Bottom',
    description: 'Sections below the page’s own, in the footer of the page.',
  }),
});
export type LayoutDefinition = z.output<typeof layoutDefinition>;

export const fragmentDefinition = z.strictObject({
  $schema: schemaReference,
  sections: sectionList('The sections that replace each reference to the fragment.'),
});
export type FragmentDefinition = z.output<typeof fragmentDefinition>;

/** Words of one language by key, for `{word:key}` in author text. */
export const wordsDefinition = z.record(
  z.string().regex(/^[A-Za-z$][\w.-]*$/, 'Expected a key such as phoneNumber'),
  z.string().meta({ portico: 'plain' }),
);
export type WordsDefinition = z.output<typeof wordsDefinition>;
