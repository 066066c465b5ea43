import { z } from 'zod';
import { href, sitePath } from '#content/link.ts';
import { image } from '#content/image.ts';
import { plainText } from '#content/text.ts';
import { defaultTimeZone } from '#lib/format/dates.ts';
import { assistant } from './assistantDefinition.ts';
import { captchaProvider } from './captchaDefinition.ts';
import { videoProvider } from './videoDefinition.ts';

const httpUrl = () =>
  z.url({ protocol: /^https?$/, error: 'Expected an address such as https://api.example.com' });

const httpsOrigin = () =>
  z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
      'Expected an origin such as https://apply.bank.example',
    );

/** Where people's data may go: encrypted, or to this machine. */
const formUpstream = () =>
  z
    .string()
    .regex(
      /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s?#]+$/,
      'Expected an address such as https://forms.bank.example/leads',
    )
    .refine((text) => URL.canParse(text), 'Expected an address such as https://forms.bank.example/leads');

/** A live service: the one inside Portico, or the bank's own at an address. */
export const serviceTarget = z.union([
  z.literal('embedded'),
  z.strictObject({
    upstream: httpUrl().meta({ title: 'Address', description: 'Where the bank’s own service answers.' }),
    timeoutMs: z
      .int()
      .positive()
      .optional()
      .meta({ title: 'Time-out', description: 'Milliseconds to wait for an answer; 2000 without it.' }),
  }),
]);
export type ServiceTarget = z.output<typeof serviceTarget>;

/** The live services by their names in `services` of `site.json`, with what each answers. */
const serviceSummaries = {
  search: 'Suggestions and results of the site search.',
  appointments: 'Where appointments with a banker are booked.',
  leads: 'Where stored leads are sent.',
  emailCheck: 'Whether an address can get mail.',
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

/** Every live service. */
// The record above has these keys and no others.
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
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'Expected lower-case letters, digits and "-"')
    .default('elmstone')
    .meta({ title: 'Provider', description: 'Path segment of the bank’s service provider.' }),
  ...targets,
});

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const rates = z.strictObject({
  maxAgeDays: z.int().min(1).optional().meta({
    title: 'Age',
    description: 'Days after which a rate is stale: it fails the check and is not shown. Any age without it.',
  }),
  timeZone: z
    .string()
    .refine(isTimeZone, 'Expected a name such as America/New_York')
    .default(defaultTimeZone)
    .meta({ title: 'Time zone', description: 'Where the days of the rates begin and end.' }),
  productionOrigin: httpUrl().optional().meta({
    title: 'Production origin',
    description: 'Asked for mortgage rates while the site runs on localhost.',
  }),
});

export const redirect = z.strictObject({
  from: sitePath('/old.html').meta({ title: 'From', description: 'Path that no longer has a page.' }),
  to: href().meta({ title: 'To', description: 'Page or address that visitors are sent to.' }),
  status: z
    .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
    .default(301)
    .meta({ title: 'Status', description: '301 and 308 are for good, 302 and 307 for a while.' }),
});

const search = z.strictObject({
  domain: plainText()
    .default('site')
    .meta({ title: 'Domain', description: 'The search service’s name for this site.' }),
  profile: plainText().default('main').meta({
    title: 'Profile',
    description: 'The search service’s profile for English pages; -es and -zh follow for the others.',
  }),
  suspiciousWords: z.array(plainText()).optional().meta({
    title: 'Suspicious words',
    description: 'Words taken out of what visitors search for, in place of the usual ones such as script.',
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
        'List of the window that page views are pushed to, for the bank’s own programs; false for none.',
    }),
  collector: z.boolean().default(true).meta({
    title: 'Collector',
    description: 'Whether page views are sent to the service pageViews, which counts them.',
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
    .meta({ title: 'Profiles', description: 'Official pages elsewhere.' }),
});

const externalHost = z
  .string()
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Expected a host such as www.fdic.gov or *.fdic.gov');

const domain = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Expected a domain such as bank.example, without https:// and www.');

const blacklistedUrl = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9.-]+\/[^\s?#]+$/,
    'Expected an address such as https://online.bank.example/offers',
  )
  .refine((text) => URL.canParse(text), 'Expected an address such as https://online.bank.example/offers');

/** By which links are classified; see `classifyLink`. */
const links = z.strictObject({
  bankDomains: z.array(domain).default([]).meta({
    title: 'Domains of the bank',
    description:
      'bank.example also means www.bank.example; what is further below a domain counts as somebody else’s. Without any, the domain of the origin.',
  }),
  listedDomains: z.array(domain).default([]).meta({
    title: 'Listed domains',
    description: 'Visitors are asked before a link leads to one of them or below it.',
  }),
  blacklistedUrls: z.array(blacklistedUrl).default([]).meta({
    title: 'Blacklisted addresses',
    description: 'Addresses on the bank’s own domains that somebody else answers for, with all below them.',
  }),
});

const appointments = z.strictObject({
  pb: href().meta({ title: 'Personal', description: 'Page for appointments about personal banking.' }),
  bb: href().meta({ title: 'Business', description: 'Page for appointments about business banking.' }),
});

const packageName = z
  .string()
  .regex(
    /^(?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/,
    'Expected a package such as @elmstone/branch-hours',
  );

/** `site.json`: what all pages share. */
export const siteDefinition = z.strictObject({
  $schema: z
    .string()
    .optional()
    .meta({ title: 'JSON Schema', description: 'Where an editor finds completion.' }),
  origin: httpUrl().meta({ title: 'Origin', description: 'Address of the published site without a path.' }),
  name: plainText().meta({ title: 'Name', description: 'Name of the site in titles and shared links.' }),
  organisation: organisation.optional().meta({
    title: 'Organisation',
    description: 'The bank, for search engines.',
  }),
  socialImage: image()
    .optional()
    .meta({ title: 'Social image', description: 'Picture for shared links to pages that name none.' }),
  socialImages: z.boolean().default(false).meta({
    title: 'Social images of pages',
    description:
      'Whether each page gets a picture for shared links, with its main heading in the brand’s font; pages whose heading that font cannot set have the social image of the site.',
  }),
  icon: z
    .string()
    .regex(/^\/media\/[\w./-]+\.svg$/, 'Expected a file such as /media/favicon.svg')
    .optional()
    .meta({ title: 'Icon', description: 'SVG for browser tabs.', portico: 'media' }),
  packages: z.array(packageName).default([]).meta({
    title: 'Packages',
    description: 'Installed packages whose sections pages may use, besides Portico’s own.',
  }),
  brand: z.string().min(1).optional().meta({
    title: 'Brand',
    description: 'Folder below brands with the look of all pages: design tokens, fonts, logo.',
    refersTo: 'brand',
  }),
  services: services
    .prefault({})
    .meta({ title: 'Services', description: 'For each service: "embedded" or { "upstream": address }.' }),
  captcha: captchaProvider.default('embedded').meta({
    title: 'Captcha',
    description:
      'Who makes sure that a form comes from a person: "embedded" or a provider outside of Portico.',
  }),
  assistant: assistant.optional().meta({
    title: 'Smart assistant',
    description: 'How the smart assistant is reached and what it gets; none without it.',
  }),
  formUpstreams: z.array(formUpstream()).default([]).meta({
    title: 'Form services',
    description:
      'Addresses of the bank’s own form services; forms may name one, or what is below it, as action.',
  }),
  search: search.prefault({}).meta({
    title: 'Search',
    description: 'How the search service is asked; services says where it is.',
  }),
  analytics: analytics.prefault({}).meta({
    title: 'Analytics',
    description: 'Where page views are pushed; what they say is in analytics of each page.',
  }),
  redirectOrigins: z.array(httpsOrigin()).default([]).meta({
    title: 'Redirect origins',
    description:
      'Other sites of the bank that forms and search may lead visitors to, such as its applications.',
  }),
  rates: rates.prefault({}).meta({ title: 'Rates', description: 'How rates are dated.' }),
  defaultLayout: z
    .string()
    .default('standard')
    .meta({ title: 'Default layout', description: 'Layout of pages that name none.', refersTo: 'layout' }),
  redirects: z
    .array(redirect)
    .default([])
    .meta({ title: 'Redirects', description: 'Paths that send visitors elsewhere.' }),
  externalHosts: z.array(externalHost).default([]).meta({
    title: 'External hosts',
    description: 'Hosts that pages may link to; *.host means its subdomains too.',
  }),
  frameOrigins: z.array(httpsOrigin()).default([]).meta({
    title: 'Frame origins',
    description: 'Sites of others whose pages may stand in a frame, such as tools and help.',
  }),
  video: videoProvider.optional().meta({
    title: 'Video',
    description: 'Whose player shows the site’s videos.',
  }),
  appointments: appointments.optional().meta({
    title: 'Appointments',
    description: 'Pages that the embedded appointment service leads to.',
  }),
  links: links.prefault({}).meta({
    title: 'Links',
    description: 'Which links lead away from the bank, and which of them warn first.',
  }),
  servedPaths: z.array(z.string().startsWith('/')).default([]).meta({
    title: 'Served paths',
    description:
      'Paths that are answered without a page, such as /online-banking/; a final / means all below it.',
  }),
});
export type SiteDefinition = z.output<typeof siteDefinition>;
