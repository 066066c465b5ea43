import { z } from 'zod';
import { assistantDefaults } from '#lib/browser/AssistantOfSite.ts';

const address = () =>
  z.url({ protocol: /^https?$/, error: 'Expected an address such as https://captcha.example' });

/** An origin with HTTPS. */
export const httpsOrigin = (example: string) =>
  z
    .string()
    .regex(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/, `Expected an origin such as ${example}`);

/** Returns the field for origins of one kind. `example` is a host such as `videos.example`. */
const sources = (pattern: RegExp, example: string, what: string) => (title: string) =>
  z
    .array(z.string().regex(pattern, `Expected an origin such as https://${example} or https://*.${example}`))
    .default([])
    .meta({ title, description: `${what} of the provider’s ${title.toLowerCase()}.` });

const captchaSources = sources(
  /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?(\/[\w./-]*)?$/,
  'captcha.example',
  'Additional origins',
);
const videoSources = sources(
  /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/,
  'videos.example',
  'Origins',
);

/** The origins that every provider has. */
const sourcesOf = (source: typeof videoSources) => ({
  script: source('Scripts'),
  frame: source('Frames'),
  connect: source('Calls'),
  style: source('Styles'),
  image: source('Images'),
});

const api = (description: string) =>
  z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'Expected a variable name')
    .meta({ title: 'API', description });

const parameters = (title: string, description: string) =>
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).meta({ title, description });

/** An external captcha provider, described by what such providers have in common. */
export const outsideCaptcha = z.strictObject({
  script: address().meta({
    title: 'Script',
    description:
      'URL of the provider’s script, which calls the function named by the “onload” query parameter.',
  }),
  api: api('Global object of the script, with “render”, “execute” and “reset”.'),
  siteKey: z
    .string()
    .min(1)
    .meta({ title: 'Site key', description: 'The public key; the secret one is PORTICO_CAPTCHA_SECRET.' }),
  verify: address().meta({
    title: 'Verify',
    description: 'Where the server verifies tokens with a POST of “secret” and “response”.',
  }),
  timeoutMs: z
    .int()
    .positive()
    .optional()
    .meta({ title: 'Time-out', description: 'Milliseconds to wait for verification; 2000 by default.' }),
  minScore: z.number().min(0).max(1).optional().meta({
    title: 'Minimum score',
    description: 'Tokens with a lower score are rejected.',
  }),
  parameters: z
    .strictObject({
      v3: parameters('Unseen', 'Passed to “render” for a captcha of type v3.').default({ size: 'invisible' }),
      challenge: parameters('Challenge', 'Passed to “render” for a captcha of type challenge.').default({}),
    })
    .prefault({})
    .meta({ title: 'Parameters', description: 'Provider options besides the site key.' }),
  origins: z.strictObject(sourcesOf(captchaSources)).prefault({}).meta({
    title: 'Origins',
    description:
      'Origins that the Content Security Policy of pages with a captcha allows, besides the script’s.',
  }),
});

/** The service that verifies that a person filled in a form. */
export const captchaProvider = z.union([z.literal('embedded'), outsideCaptcha]);
export type CaptchaProviderDefinition = z.output<typeof captchaProvider>;

/** The provider whose player shows the site's videos, described by what such providers have in common (WIDG-15). */
export const videoProvider = z.strictObject({
  script: z
    .string()
    .regex(
      /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[\w./{}-]+$/,
      'Expected an address such as https://players.example/{account}/{player}_{embed}/index.min.js',
    )
    .meta({
      title: 'Script',
      description: 'URL of the player’s script, with {account}, {player} and {embed}.',
    }),
  api: api('Global function of the script that turns an element into a player.'),
  origins: z
    .strictObject({ ...sourcesOf(videoSources), media: videoSources('Films') })
    .prefault({})
    .meta({
      title: 'Origins',
      description: 'Origins that the Content Security Policy of pages with a video allows.',
    }),
});

/** A boolean in the format of the bank's systems: the string "true" or "false". */
const flagWord = () =>
  z.enum(['true', 'false'], { error: 'Expected "true" or "false" in quotes' }).default('false');

const value = (fallback: string) =>
  z
    .string()
    .regex(/^[\w.:-]{1,100}$/, 'Expected letters, digits, ".", ":", "_" and "-"')
    .default(fallback);

/** Configuration of the smart assistant (SA-01 to SA-04). */
export const assistant = z.strictObject({
  topBar: z
    .boolean()
    .default(false)
    .meta({ title: 'Top bar', description: 'Whether the top bar shows the assistant.' }),
  webComponent: z.boolean().default(false).meta({
    title: 'Web component',
    description: 'True if a web component of the bank shows the assistant instead.',
  }),
  microApp: z.boolean().default(false).meta({
    title: 'Micro app',
    description: 'True if a micro app of the bank shows the assistant instead.',
  }),
  killSwitch: flagWord().meta({
    title: 'Kill switch',
    description: '"true" stops sending searches to the assistant.',
  }),
  searchCapture: flagWord().meta({
    title: 'Search capture',
    description: '"true" sends the assistant what visitors search for.',
  }),
  status: flagWord().meta({
    title: 'Status',
    description: '"true" while the assistant is active; it then also receives what visitors search for.',
  }),
  gateway: httpsOrigin('https://assistant.bank.example').optional().meta({
    title: 'Gateway',
    description: 'Origin of the bank’s conversation gateway. Defaults to the server inside Portico.',
  }),
  channelId: value(assistantDefaults.channelId).meta({
    title: 'Channel id',
    description: 'Sent when requesting a token.',
  }),
  featureId: value(assistantDefaults.featureId).meta({
    title: 'Feature id',
    description: 'Sent when requesting a token.',
  }),
  routingKey: value(assistantDefaults.routingKey).meta({
    title: 'Routing key',
    description: 'Sent as a header with each question.',
  }),
  smartAssistantRoutingKey: value(assistantDefaults.smartAssistantRoutingKey).meta({
    title: 'Assistant’s routing key',
    description: 'Sent as a header with each question.',
  }),
  clientVersion: value(assistantDefaults.clientVersion).meta({
    title: 'Client version',
    description: 'Sent with each question.',
  }),
  aiVersion: value(assistantDefaults.aiVersion).meta({
    title: 'AI version',
    description: 'Sent with each question.',
  }),
});
