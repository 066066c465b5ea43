import { z } from 'zod';

const address = () =>
  z.url({ protocol: /^https?$/, error: 'Expected an address such as https://captcha.example' });

const sources = (what: string) =>
  z
    .array(
      z
        .string()
        .regex(
          /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?(\/[\w./-]*)?$/,
          'Expected an origin such as https://captcha.example or https://*.captcha.example',
        ),
    )
    .default([])
    .meta({ title: what, description: `Additional origins of the provider’s ${what.toLowerCase()}.` });

const parameters = (title: string, description: string) =>
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).meta({ title, description });

/** An external captcha provider, described by what such providers have in common. */
export const outsideCaptcha = z.strictObject({
  script: address().meta({
    title: 'Script',
    description:
      'URL of the provider’s script, which calls the function named by the “onload” query parameter.',
  }),
  api: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'Expected a variable name')
    .meta({
      title: 'API',
      description: 'Global object of the script, with “render”, “execute” and “reset”.',
    }),
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
  origins: z
    .strictObject({
      script: sources('Scripts'),
      frame: sources('Frames'),
      connect: sources('Calls'),
      style: sources('Styles'),
      image: sources('Images'),
    })
    .prefault({})
    .meta({
      title: 'Origins',
      description:
        'Origins that the Content Security Policy of pages with a captcha allows, besides the script’s.',
    }),
});

/** The service that verifies that a person filled in a form. */
export const captchaProvider = z.union([z.literal('embedded'), outsideCaptcha]);
export type CaptchaProviderDefinition = z.output<typeof captchaProvider>;
