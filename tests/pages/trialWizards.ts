const answers = (prefix: string, href: string) => [
  { value: `${prefix}-yes`, label: `Yes to ${prefix}`, href },
  { value: `${prefix}-no`, label: `No to ${prefix}`, href },
];

const recommender = (name: string) => ({
  component: 'Recommender',
  id: name,
  props: { heading: `Find your ${name}` },
  slots: {
    steps: [
      {
        component: 'RecommenderStep',
        id: `${name}-first`,
        props: { heading: `Is your ${name} new?`, answers: answers(name, `#${name}-second`) },
      },
      {
        component: 'RecommenderStep',
        id: `${name}-second`,
        props: { heading: `Is your ${name} big?`, answers: answers(`${name}2`, '/contact-us.html') },
      },
    ],
  },
});

/** Pages with several wizards. */
export const trialWizards: Readonly<Record<string, object>> = {
  'trial/two-wizards.json': {
    title: 'Two wizards on one page',
    description: 'Two wizards on one page, which only the tests of the browser see, for a car and a house.',
    pageType: 'general',
    sections: [
      { component: 'HeroBanner', props: { heading: 'Two wizards', tone: 'light' } },
      recommender('car'),
      recommender('house'),
    ],
  },
};
