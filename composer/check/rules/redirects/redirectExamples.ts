import { examplePage, exampleSite, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { redirectCodes } from './redirectCodes.ts';

const page = (to: string, fields: Readonly<Record<string, unknown>> = {}) =>
  examplePage([], { redirect: { cookie: 'jp_cookie_consent', is: 'accepted', to }, ...fields });
const withRedirects = (...redirects: readonly { readonly from: string; readonly to: string }[]) => ({
  'site.json': exampleSite({ redirects }),
});

export const redirectExamples: ProblemExamples<typeof redirectCodes> = {
  'redirect-to-missing-page': { 'savings.json': page('/accounts.html') },
  'redirect-to-redirecting-page': {
    'savings.json': page('/accounts.html'),
    'accounts.json': page('/', { title: 'All our accounts' }),
  },
  'redirect-chain': withRedirects({ from: '/old.html', to: '/new.html' }, { from: '/new.html', to: '/' }),
  'redirect-duplicate': withRedirects({ from: '/old.html', to: '/' }, { from: '/old.html', to: '/' }),
  'redirect-shadows-page': {
    ...withRedirects({ from: '/savings.html', to: '/' }),
    'savings.json': examplePage(),
  },
  'redirect-leads-outside': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    'savings.json': examplePage([
      {
        component: 'SearchResults',
        props: {
          heading: 'Search results',
          noResults: 'Try other words.',
          error: 'The search does not answer.',
          redirects: [{ keyword: 'insurance', href: 'https://www.fdic.gov/' }],
        },
      },
    ]),
  },
  'redirect-loop': withRedirects({ from: '/a.html', to: '/b.html' }, { from: '/b.html', to: '/a.html' }),
};
