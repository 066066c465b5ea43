import { z } from 'zod';
import { schemaReference } from '#content/schemaReference.ts';
import { href, image, plainText, sitePath } from '#content/fields.ts';
import { locationOf } from '#lib/address/location.ts';
import { safeHref } from '#lib/address/urls.ts';
import { defaultTimeZone, isDay, isTimeZone } from '#lib/format/dates.ts';
import { assistant, captchaProvider, videoProvider, httpsOrigin } from './providerDefinitions.ts';

const httpUrl = () =>
  z.url({ protocol: /^https?$/, error: 'Expected an address such as https://api.example.com' });

/** A whole address that matches a pattern. */
const wholeAddress = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern, `Expected an address such as ${example}`)
    .refine((text) => URL.canParse(text), `Expected an address such as ${example}`);

/** An address that may receive personal data: with HTTPS, or on this machine. */
const formUpstream = wholeAddress(
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s?#]+$/,
  'https://forms.bank.example/leads',
);

const origins = z.array(httpsOrigin('https://apply.bank.example')).default([]);

/** A live service: the embedded one, or the bank's own at a URL. */
export const serviceTarget = z.union([
  z.literal('embedded'),
  z.strictObject({
    upstream: httpUrl().meta({ title: 'Address', description: 'URL of the bank’s own service.' }),
    timeoutMs: z
      .int()
      .positive()
      .optional()
      .meta({ title: 'Time-out', description: 'Milliseconds to wait for a response; 2000 by default.' }),
  }),
]);
export type ServiceTarget = z.output<typeof serviceTarget>;

/** Descriptions of the live services, by their names in `services` of `site.json`. */
export const serviceSummaries = {
  search: 'Suggestions and results of the site search.',
  appointments: 'URLs for booking appointments with a banker.',
  leads: 'Where stored leads are sent.',
  emailCheck: 'Checks whether an address can receive mail.',
  cardOffers: 'Credit card offers.',
  cashOutRates: 'Rates of cash-out refinances.',
  cdRates: 'Rates of certificates of deposit.',
  depositRates: 'Rates of checking and savings accounts.',
  homeEquityRates: 'Rates of home equity lines and loans.',
  homeEquityStates: 'States in which home equity is offered.',
  locations: 'Branches of the bank.',
  locationCities: 'Cities with branches, by state.',
  loanRates: 'Rates of personal and auto loans.',
  mortgageRates: 'Rates of mortgages.',
  pageViews: 'Counts of page views.',
  assistantToken: 'Tokens for the smart assistant’s gateway.',
  personalLineRates: 'Rates of personal lines of credit.',
  zipZone: 'The rate zone of a zip code.',
} as const;
export type ServiceName = keyof typeof serviceSummaries;

// The record above has exactly these keys.
export const serviceNames = Object.keys(serviceSummaries) as readonly ServiceName[];

const targets = Object.fromEntries(
  Object.entries(serviceSummaries).map(([name, description]) => [
    name,
    serviceTarget.optional().meta({ title: name, description }),
  ]),
) as Readonly<Record<ServiceName, z.ZodOptional<typeof serviceTarget>>>;

const services = z.strictObject({
  provider: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'Expected lowercase letters, digits and "-"')
    .default('elmstone')
    .meta({ title: 'Provider', description: 'Path segment of the bank’s service provider.' }),
  ...targets,
});

const rates = z.strictObject({
  maxAgeDays: z.int().min(1).optional().meta({
    title: 'Age',
    description:
      'Maximum age of a rate in days. Older rates fail the check and are not shown. No limit by default.',
  }),
  timeZone: z
    .string()
    .refine(isTimeZone, 'Expected a name such as America/New_York')
    .default(defaultTimeZone)
    .meta({ title: 'Time zone', description: 'Time zone of the dates of rates.' }),
  maxJump: z.number().positive().default(1).meta({
    title: 'Largest change',
    description:
      'Percentage points by which a new entry may change a rate before the check warns of a typing error. Defaults to 1.',
  }),
  productionOrigin: httpUrl().optional().meta({
    title: 'Production origin',
    description: 'Where mortgage rates are requested from when the site runs on localhost.',
  }),
});

export const redirect = z.strictObject({
  from: sitePath('/old.html').meta({ title: 'From', description: 'Path that no longer has a page.' }),
  to: href()
    .refine((value) => safeHref(value) === undefined || locationOf(value) !== undefined, {
      error: 'Expected a page of this site or a web address, such as /cd-rates.html or https://…',
    })
    .meta({
      title: 'To',
      description:
        'Page or URL that visitors are redirected to. The query of their address is added to its query.',
      portico: 'href',
    }),
  status: z
    .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
    .default(301)
    .meta({ title: 'Status', description: '301 and 308 are permanent, 302 and 307 temporary.' }),
});

const search = z.strictObject({
  domain: plainText()
    .default('site')
    .meta({ title: 'Domain', description: 'The search service’s name for this site.' }),
  profile: plainText().default('main').meta({
    title: 'Profile',
    description:
      'The search service’s profile for English pages; -es and -zh are appended for the other languages.',
  }),
  suspiciousWords: z.array(plainText()).optional().meta({
    title: 'Suspicious words',
    description: 'Words removed from search queries, instead of the defaults such as script.',
  }),
});

const analytics = z.strictObject({
  dataLayer: z
    .union([
      z.literal(false),
      z.string().regex(/^[A-Za-z_$][\w$]*$/, 'Expected a name such as dataLayer, or false'),
    ])
    .default('dataLayer')
    .meta({
      title: 'Data layer',
      description:
        'Name of the array on window that page views are pushed to, for the bank’s own scripts; false to disable it.',
    }),
  collector: z.boolean().default(true).meta({
    title: 'Collector',
    description: 'Whether to send page views to the pageViews service, which counts them.',
  }),
});

const organisation = z.strictObject({
  name: plainText().meta({ title: 'Name', description: 'Name of the bank.' }),
  legalName: plainText().optional().meta({ title: 'Legal name', description: 'Registered name.' }),
  logo: z.string().optional().meta({ title: 'Logo', description: 'A file in media.', portico: 'media' }),
  telephone: plainText().optional().meta({ title: 'Telephone', description: 'Main number, +1-…' }),
  sameAs: z
    .array(httpUrl())
    .default([])
    .meta({ title: 'Profiles', description: 'Official profiles on other sites.' }),
});

const externalHost = z
  .string()
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Expected a host such as www.fdic.gov or *.fdic.gov');

const domain = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Expected a domain such as bank.example, without https:// and www.');

const blacklistedUrl = wholeAddress(
  /^https:\/\/[a-z0-9.-]+\/[^\s?#]+$/,
  'https://online.bank.example/offers',
);

/** Lists by which links are classified; see `classifyLink`. */
const links = z.strictObject({
  bankDomains: z.array(domain).default([]).meta({
    title: 'Domains of the bank',
    description:
      'bank.example includes www.bank.example. Links to deeper subdomains, such as a.b.bank.example, ask visitors first. Defaults to the domain of the origin.',
  }),
  listedDomains: z.array(domain).default([]).meta({
    title: 'Listed domains',
    description:
      'Visitors must confirm before they follow a link to one of these domains or their subdomains.',
  }),
  blacklistedUrls: z.array(blacklistedUrl).default([]).meta({
    title: 'Blacklisted addresses',
    description:
      'URLs on the bank’s own domains that a third party is responsible for, including everything under them. Visitors must confirm before they follow a link there.',
  }),
});

const appointments = z.strictObject({
  pb: href().meta({ title: 'Personal', description: 'Page for appointments about personal banking.' }),
  bb: href().meta({ title: 'Business', description: 'Page for appointments about business banking.' }),
});

const holiday = z.strictObject({
  date: z
    .string()
    .refine(isDay, 'Expected a day such as 2026-12-25')
    .meta({ title: 'Date', description: 'Such as 2026-12-25.' }),
  name: z
    .strictObject({
      en: plainText().meta({ title: 'English', description: 'Also the fallback for other languages.' }),
      es: plainText().optional().meta({ title: 'Spanish', description: 'On Spanish pages.' }),
      zh: plainText().optional().meta({ title: 'Chinese', description: 'On Chinese pages.' }),
    })
    .meta({ title: 'Name', description: 'Such as Christmas Day.' }),
  hours: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/, 'Expected times such as 09:00-12:00')
    .optional()
    .meta({ title: 'Hours', description: 'When branches are open that day. Closed by default.' }),
});

const packageName = z
  .string()
  .regex(
    /^(?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/,
    'Expected a package such as @elmstone/branch-hours',
  );

/** `site.json`: what all pages share. */
export const siteDefinition = z.strictObject({
  $schema: schemaReference,
  origin: httpUrl().meta({ title: 'Origin', description: 'URL of the published site, without a path.' }),
  name: plainText().meta({ title: 'Name', description: 'Name of the site in titles and shared links.' }),
  organisation: organisation.optional().meta({
    title: 'Organisation',
    description: 'The bank, for search engines.',
  }),
  socialImage: image().optional().meta({
    title: 'Social image',
    description: 'Image for shared links to pages that have none of their own.',
  }),
  socialImages: z.boolean().default(false).meta({
    title: 'Social images of pages',
    description:
      'Whether to generate an image for shared links to each page, with its main heading in the brand’s font. Pages whose heading that font cannot render use the site’s social image.',
  }),
  icon: z
    .string()
    .regex(/^\/media\/[\w./-]+\.svg$/, 'Expected a file such as /media/favicon.svg')
    .optional()
    .meta({ title: 'Icon', description: 'SVG for browser tabs.', portico: 'media' }),
  packages: z.array(packageName).default([]).meta({
    title: 'Packages',
    description: 'Installed packages with additional sections for pages.',
  }),
  brand: z.string().min(1).optional().meta({
    title: 'Brand',
    description: 'Folder in brands/ with the design tokens, fonts and logo of all pages.',
    refersTo: 'brand',
  }),
  services: services
    .prefault({})
    .meta({ title: 'Services', description: 'For each service: "embedded" or { "upstream": address }.' }),
  captcha: captchaProvider.default('embedded').meta({
    title: 'Captcha',
    description: 'Captcha service: "embedded" or an external provider.',
  }),
  assistant: assistant.optional().meta({
    title: 'Smart assistant',
    description: 'Configures the smart assistant. Omit for no assistant.',
  }),
  formUpstreams: z.array(formUpstream).default([]).meta({
    title: 'Form services',
    description:
      'URLs of the bank’s own form services. The action of a form can be one of them, or a URL under one.',
  }),
  search: search.prefault({}).meta({
    title: 'Search',
    description: 'Parameters for the search service, which "services" locates.',
  }),
  analytics: analytics.prefault({}).meta({
    title: 'Analytics',
    description: 'Where page views are pushed. Each page defines their content in its own "analytics".',
  }),
  redirectOrigins: origins.meta({
    title: 'Redirect origins',
    description: 'Other sites of the bank that forms and search can redirect to, such as its applications.',
  }),
  rates: rates.prefault({}).meta({ title: 'Rates', description: 'Maximum age and time zone of rates.' }),
  defaultLayout: z.string().default('standard').meta({
    title: 'Default layout',
    description: 'Layout of pages that do not specify one.',
    refersTo: 'layout',
  }),
  redirects: z
    .array(redirect)
    .default([])
    .meta({ title: 'Redirects', description: 'Paths that redirect to other pages or URLs.' }),
  externalHosts: z.array(externalHost).default([]).meta({
    title: 'External hosts',
    description: 'Hosts that pages can link to; *.host includes subdomains.',
  }),
  frameOrigins: origins.meta({
    title: 'Frame origins',
    description: 'Origins of external pages that are allowed in frames, such as tools and help.',
  }),
  video: videoProvider.optional().meta({
    title: 'Video',
    description: 'Provider of the video player.',
  }),
  appointments: appointments.optional().meta({
    title: 'Appointments',
    description: 'Pages that the embedded appointment service links to.',
  }),
  branchHolidays: z.array(holiday).default([]).meta({
    title: 'Holidays of branches',
    description: 'Days on which all branches are closed, or open at other times.',
  }),
  links: links.prefault({}).meta({
    title: 'Links',
    description: 'Which links are external, and which of them show a warning.',
  }),
  mobileAppChannels: z
    .array(z.string().regex(/[^\s_-]/, 'Expected a name such as mobileApp'))
    .min(1)
    .optional()
    .meta({
      title: 'Channels of the mobile app',
      description:
        'Values of "Channel" in the browser’s session storage that the bank’s mobile app sets. Case, spaces, hyphens, and underscores do not matter. Defaults to mobile and mobileApp.',
    }),
  servedPaths: z.array(z.string().startsWith('/')).default([]).meta({
    title: 'Served paths',
    description:
      'Paths that are served by something other than a page, such as /online-banking/. A trailing / includes everything under it.',
  }),
});
export type SiteDefinition = z.output<typeof siteDefinition>;
