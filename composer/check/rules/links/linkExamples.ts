import {
  examplePage,
  type ProblemExamples,
  exampleSite,
  textPage,
} from '#composer/problems/problemExample.ts';
import type { linkCodes } from './linkCodes.ts';

const withText = (text: string) => ({ 'savings.json': textPage(text) });
const fees = { component: 'RichText', id: 'fees', props: { text: 'There are none.' } };

export const linkExamples: ProblemExamples<typeof linkCodes> = {
  'broken-link': withText('See [all our rates](/all-rates.html).'),
  'broken-anchor': withText('See [our fees](#fees).'),
  'duplicate-id': { 'savings.json': examplePage([fees, fees]) },
  'unknown-host': withText('See [how deposits are insured](https://www.fdic.gov).'),
  'disguised-link': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...withText('See [how deposits are insured](https://www.example.com@www.fdic.gov/).'),
  },
  'unknown-frame': {
    'savings.json': examplePage([
      {
        component: 'EmbeddedTool',
        props: {
          heading: 'Budget',
          src: 'https://tools.bank.example/budget',
          title: 'Budget tool',
          url: '/',
        },
      },
    ]),
  },
  'no-video-provider': {
    'savings.json': examplePage([
      {
        component: 'VideoPlayer',
        props: {
          heading: 'A jar',
          title: 'A jar',
          poster: { src: '/media/jar.svg', alt: '', width: 40, height: 30 },
          watch: '/savings.html',
          account: '1',
          videoID: '2',
        },
      },
    ]),
    'media/jar.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"></svg>',
  },
  'insecure-link': {
    'site.json': exampleSite({ externalHosts: ['www.fdic.gov'] }),
    ...withText('See [how deposits are insured](http://www.fdic.gov).'),
  },
  'missing-media': {
    'savings.json': examplePage([
      {
        component: 'RichText',
        props: {
          text: 'Save a little each month.',
          image: { src: '/media/jar.svg', alt: '', width: 400, height: 300 },
        },
      },
    ]),
  },
};
