import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import {
  examplePage,
  type ProblemExamples,
  exampleSite,
  pageWith,
  pageWithText,
} from '#composer/problems/problemExample.ts';

/** Problems with links, and with the ids and files that they target. */
export const linkCodes = defineProblems({
  'broken-link': error('Broken link', 'There is no page {target}.'),
  'broken-anchor': error('Broken anchor', 'There is no “#{anchor}” on {page}.'),
  'unknown-parameter': warning(
    'Misspelled parameter',
    'No field of the forms on {page} reads the parameter “{name}” of this link.',
    'Its fields read {names}.',
  ),
  'unknown-parameter-value': warning(
    'Parameter without a choice',
    'The field “{field}” on {page} has no choice “{value}”, so this link selects nothing there.',
    'Its choices are {choices}.',
  ),
  'duplicate-id': error('Duplicate id', 'The id “{id}” is used twice on {page}; the first is {other}.'),
  'unknown-host': error(
    'Unknown external host',
    'Links to {host} are not allowed yet.',
    'Once the bank has approved the link, add the host to "externalHosts" in site.json.',
    'OCC Bulletin 2003-15',
  ),
  'disguised-link': error(
    'Disguised link',
    'This link leads to {host}, but its address disguises that: {disguise}.',
    'Write the plain address.',
  ),
  'unknown-frame': error(
    'Unknown frame origin',
    '{origin} is not allowed in a frame yet.',
    'Once the bank has approved the site, add its origin to "frameOrigins" in site.json.',
    'OCC Bulletin 2003-15',
  ),
  'no-video-provider': error(
    'No video provider',
    'The site has no video player.',
    'Configure the provider’s script under "video" in site.json.',
  ),
  'insecure-link': warning(
    'Insecure link',
    'This link uses http:, which is not encrypted.',
    'Use https: if the site supports it. Visitors are warned before they follow an http: link to another site.',
  ),
  'missing-media': error('Missing file', 'There is no file {target}.', 'Add it to the media folder.'),
  'missing-document': error(
    'Missing document',
    'There is no document {target}.',
    'Add it to the documents folder.',
  ),
});

/** Returns a site with a link to a page with a form, whose field reads `product`. */
const withLinkToForm = (query: string) => ({
  ...pageWithText(`[Write to us](/contact.html?${query}).`),
  'contact.json': examplePage(
    [
      {
        component: 'Form',
        props: {
          heading: 'Write to us',
          form: {
            formId: 'contact',
            fields: [
              {
                kind: 'select',
                name: 'product',
                label: 'Product',
                prefill: { query: 'product' },
                options: [
                  { value: 'CD99', label: 'Standard CD' },
                  { value: 'JB99', label: 'Jumbo CD' },
                ],
              },
            ],
            submit: 'Send',
            success: { heading: 'Thank you' },
            successPage: '/',
            errorPage: '/contact.error.html',
          },
        },
      },
    ],
    { title: 'Write to our bankers' },
  ),
});

const fees = { component: 'RichText', id: 'fees', props: { text: 'There are none.' } };

export const linkExamples: ProblemExamples<typeof linkCodes> = {
  'broken-link': pageWithText('See [all our rates](/all-rates.html).'),
  'broken-anchor': pageWithText('See [our fees](#fees).'),
  'unknown-parameter': withLinkToForm('prodct=CD99'),
  'unknown-parameter-value': withLinkToForm('product=CD98'),
  'duplicate-id': { 'savings.json': examplePage([fees, fees]) },
  'unknown-host': pageWithText('See [how deposits are insured](https://www.fdic.gov).'),
  'disguised-link': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...pageWithText('See [how deposits are insured](https://www.example.com@www.fdic.gov/).'),
  },
  'unknown-frame': pageWith('EmbeddedTool', {
    heading: 'Budget',
    src: 'https://tools.bank.example/budget',
    title: 'Budget tool',
    url: '/',
  }),
  'no-video-provider': {
    ...pageWith('VideoPlayer', {
      heading: 'A jar',
      title: 'A jar',
      poster: { src: '/media/jar.svg', alt: '', width: 40, height: 30 },
      watch: '/savings.html',
      account: '1',
      videoID: '2',
    }),
    'media/jar.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"></svg>',
  },
  'insecure-link': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...pageWithText('See [how deposits are insured](http://www.fdic.gov).'),
  },
  'missing-document': pageWithText('See [our fees (PDF)](/documents/fees.pdf).'),
  'missing-media': pageWith('RichText', {
    text: 'Save a little each month.',
    image: { src: '/media/jar.svg', alt: '', width: 400, height: 300 },
  }),
};
