const picture = (name: string) => ({ src: `/media/${name}.svg`, alt: '', width: 480, height: 300 });

interface TrialArticle {
  readonly title: string;
  readonly superhead: string;
  readonly article: object;
  readonly text: string;
  readonly more?: readonly object[];
}

const page = ({ title, superhead, article, text, more = [] }: TrialArticle) => ({
  title,
  description: `${title}: a trial article that only the tests of the browser see and that no visitor is led to.`,
  pageType: 'article',
  article,
  sections: [
    { component: 'Breadcrumb', props: { trail: [{ text: 'Home', href: '/' }], current: superhead } },
    {
      component: 'ArticleHeader',
      props: { superhead, heading: title, text: 'What to know before you begin.' },
    },
    { component: 'RichText', props: { text } },
    ...more,
  ],
});

/** Number of articles about one test subject, enough for several pages of results. */
export const trialLanterns = 14;

const lantern = (number: number) =>
  page({
    title: `Lantern lesson number ${number}`,
    superhead: 'Trial subject',
    article: {
      topic: 'trial-subject',
      product: number % 2 === 0 ? 'trial-even' : 'trial-odd',
      audience: 'trial-readers',
    },
    text: `## A lantern\n\nLesson ${number} says how a lanternstep is kept alight.`,
  });

/** Three short articles on different topics, and many on one, by file name. */
export const trialArticles: Readonly<Record<string, object>> = {
  'trial/ladder.json': page({
    title: 'A ladder of trial certificates',
    superhead: 'Saving',
    article: {
      topic: 'saving',
      product: 'certificates',
      audience: 'trial-readers',
      image: { src: '/media/harbor-morning.jpg', alt: '' },
    },
    text: '## One each year\n\nA trialladder has five certificates, and one of them comes due each year.',
    more: [
      {
        component: 'FeaturedArticles',
        id: 'more',
        props: { heading: 'More lanterns', from: { topic: 'trial-subject' }, limit: 8, view: 'viewMore' },
      },
      {
        component: 'FeaturedArticles',
        id: 'pages',
        props: { heading: 'Lanterns by page', from: { topic: 'trial-subject' }, limit: 8, view: 'pages' },
      },
      {
        component: 'FeaturedArticles',
        id: 'all',
        props: { heading: 'Chosen by hand', articles: ['/trial/keys.html', '/trial/watch.html'] },
      },
    ],
  }),
  'trial/keys.json': page({
    title: 'Keys of a trial house',
    superhead: 'Home buying',
    article: {
      topic: 'home-buying',
      product: 'mortgages',
      audience: 'trial-readers',
      callToAction: 'use',
      image: picture('keys'),
    },
    text: '## The keys\n\nA trialhouse has two keys; keep one of them with a neighbor.',
  }),
  'trial/watch.json': page({
    title: 'Watch how a trial call goes',
    superhead: 'Fraud',
    article: {
      topic: 'fraud',
      product: 'checking',
      audience: 'trial-readers',
      callToAction: 'watch',
      image: picture('shield'),
    },
    text: '## The call\n\nNobody from a trialbank asks for your password.',
  }),
  ...Object.fromEntries(
    Array.from({ length: trialLanterns }, (_, index) => [
      `trial/lantern-${index + 1}.json`,
      lantern(index + 1),
    ]),
  ),
};
