import { z } from 'zod';
import type { OwnCookie } from '#lib/visitor/cookies.ts';

/** Cookies that a field may write. The site or the bank's systems set all others. */
const kept = [
  'zipcode',
  'firstname',
  'companyReferrer_cookie',
  'elanReferrerEmail_cookie',
  'elanReferrerName_cookie',
  'segment_code',
] as const satisfies readonly OwnCookie[];

const cookie = () =>
  z.enum([...kept, 'riblpid']).meta({ title: 'Cookie', description: 'Name of a cookie of the site.' });

const session = () =>
  z
    .enum(['leadFormIdValue', 'topicSelectForRequestToCall', 'productRecommender', 'Channel'])
    .meta({ title: 'Session', description: 'Key of the browser’s session storage.' });

const query = () =>
  z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'Expected the name of a parameter such as FirstName')
    .meta({ title: 'Query', description: 'Name of a parameter in the address of the page.' });

/** Where a visible field's initial value comes from. */
export const prefill = () =>
  z
    .union([
      z.strictObject({ query: query() }),
      z.strictObject({ cookie: cookie() }),
      z.strictObject({ session: session() }),
    ])
    .optional()
    .meta({ title: 'Prefill', description: 'Where the initial value comes from; visitors can change it.' });

/** Where a field's value is kept for other forms and pages. */
export const keep = () =>
  z
    .union([
      z.strictObject({
        cookie: z.enum(kept).meta({
          title: 'Cookie',
          description: 'Name of a cookie of the site; the name determines how long the cookie lasts.',
        }),
      }),
      z.strictObject({ session: session() }),
    ])
    .optional()
    .meta({ title: 'Keep', description: 'Where the value is saved for other forms and pages.' });

/** Where a hidden field's value comes from when the form is sent (FORM-16). */
export const hiddenSource = () =>
  z.union([
    z.strictObject({ query: query() }),
    z.strictObject({ cookie: cookie() }),
    z.strictObject({ session: session() }),
    z.strictObject({
      page: z.enum(['path', 'parameters', 'pdfPath', 'hashedLpid', 'leadFormId', 'activeSession']).meta({
        title: 'Page',
        description:
          'The page’s path, its query parameters, its permitted pdfPath, the hash of the riblpid cookie, the id of the visitor’s lead forms, or the id of the browser session.',
      }),
    }),
  ]);
export type HiddenSource = z.output<ReturnType<typeof hiddenSource>>;
