import { isRecord } from '#lib/values/isRecord.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { section as cardGrid } from '#sections/CardGrid/CardGrid.section.ts';
import { section as comparisonTable } from '#sections/ComparisonTable/ComparisonTable.section.ts';
import { section as heroBanner } from '#sections/HeroBanner/HeroBanner.section.ts';
import { section as productOffers } from '#sections/ProductOffers/ProductOffers.section.ts';
import { section as richText } from '#sections/RichText/RichText.section.ts';
import { section as timelineTabs } from '#sections/TimelineTabs/TimelineTabs.section.ts';

const photo = { src: '/media/harbor-morning.jpg', width: 2112, height: 1320 };

/** Replaces the drawings in props with a photo that has an alternative text, and links with one that works. */
function withPhotos(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('#')) return '/contact-us.html';
  if (Array.isArray(value)) return value.map(withPhotos);
  if (!isRecord(value)) return value;
  const { src, alt } = value;
  if (typeof src === 'string' && src.startsWith('/media/') && typeof alt === 'string')
    return { ...photo, alt: alt === '' ? 'A boat in a bay' : alt };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPhotos(inner)]));
}

const shown = ({ name, examples }: AnySection, example: string, id?: string) => ({
  component: name,
  ...(id !== undefined && { id }),
  props: withPhotos(examples[example]),
});

const inColumns = (share: string, main: object, aside: object) => ({
  component: 'Columns',
  props: { share },
  slots: { main: [main], aside: [aside] },
});

/** A page with a photo in every kind of place. */
export const trialPictures = {
  'trial/pictures.json': {
    title: 'Photos in every place',
    description:
      'Photos in every place, a page that only the tests of the browser see and that nobody is led to.',
    pageType: 'general',
    sections: [
      shown(heroBanner, 'default'),
      ...[2, 3, 4].map((columns) => {
        const grid = shown(cardGrid, 'pictures', `cards-${columns}`);
        return { ...grid, props: { ...(isRecord(grid.props) && grid.props), columns } };
      }),
      shown(productOffers, 'default'),
      shown(richText, 'pictured'),
      shown(timelineTabs, 'withPicture'),
      shown(comparisonTable, 'twoProducts'),
    ],
  },
  'trial/pictures-in-columns.json': {
    title: 'Photos in columns and in steps',
    description:
      'Photos in columns, wide and narrow ones, a page that only the tests of the browser see and nobody is led to.',
    pageType: 'general',
    sections: [
      shown(heroBanner, 'default'),
      inColumns(
        'wide-main',
        shown(richText, 'pictured', 'text-main'),
        shown(cardGrid, 'pictures', 'cards-aside'),
      ),
      inColumns(
        'equal',
        shown(cardGrid, 'pictures', 'cards-main'),
        shown(richText, 'pictured', 'text-aside'),
      ),
      inColumns(
        'wide-main',
        shown(timelineTabs, 'withPicture', 'tabs'),
        shown(productOffers, 'default', 'offers'),
      ),
      {
        component: 'Recommender',
        props: { heading: 'Which house' },
        slots: {
          steps: [
            {
              component: 'RecommenderStep',
              id: 'one',
              props: { heading: 'This one' },
              slots: { content: [shown(richText, 'pictured', 'text-step')] },
            },
          ],
        },
      },
    ],
  },
};
