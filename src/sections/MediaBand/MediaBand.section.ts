import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './MediaBand.schema.ts';
import { MediaBand as View } from './MediaBand.tsx';

const picture = (name: string, alt: string, caption?: string) => ({
  image: { src: `/media/${name}.svg`, alt, width: 640, height: 480 },
  ...(caption === undefined ? {} : { caption }),
});
const bakery = picture('band-bakery', 'A baker fills a bag at her counter.');
const workshop = picture('band-workshop', 'A mechanic repairs a bicycle.');
const garden = picture('band-garden', 'A gardener waters plants in a greenhouse.');

export const section = defineSection({
  name: 'MediaBand',
  group: 'Openings and bands',
  summary: 'A band of two to five pictures.',
  synonyms: ['gallery', 'pictures', 'photos', 'image grid', 'mosaic', 'collage'],
  schema,
  View,
  pictures: {
    'pictures.image': {
      xs: { share: 1 },
      md: { share: 3 / 5, gaps: 2.5 },
      shape: 4 / 3,
    },
  },
  standsApart: true,
  examples: {
    /** Three pictures with a heading. */
    default: { heading: 'Who we lend to', pictures: [bakery, workshop, garden] },
    /** Two pictures with captions, without a heading. */
    least: {
      pictures: [
        picture('band-workshop', 'A mechanic repairs a bicycle.', 'A workshop'),
        picture('band-garden', 'A gardener waters plants in a greenhouse.', 'A greenhouse'),
      ],
    },
    /** Five pictures on a panel, the first the largest. */
    five: {
      heading: 'A year at Elmstone',
      text: 'Drawn, because the bank is made up.',
      pictures: [
        bakery,
        workshop,
        garden,
        { image: { src: '/media/scene-kitchen.svg', alt: '', width: 960, height: 720 } },
        { image: { src: '/media/scene-advisor.svg', alt: '', width: 960, height: 720 } },
      ],
      tone: 'quiet',
    },
    /** Four pictures, and a caption that is too long. */
    longest: {
      heading: 'Four places, and a heading that takes more than one line on a phone',
      pictures: [
        picture(
          'band-garden',
          'A gardener waters plants in a greenhouse.',
          'A caption should be a few words; this one has more, breaks into several lines, and pushes nothing out of its place',
        ),
        bakery,
        workshop,
        { image: { src: '/media/scene-kitchen.svg', alt: '', width: 960, height: 720 } },
      ],
    },
    /** In Spanish. */
    spanish: {
      heading: 'A quién prestamos',
      pictures: [
        picture('band-bakery', 'Una panadera llena una bolsa en su mostrador.', 'Una panadería'),
        picture('band-workshop', 'Una mecánica repara una bicicleta.', 'Un taller'),
      ],
    },
  },
  accessibility: [
    'The pictures are a list.',
    'A picture is decorative unless it has alternative text; a caption does not repeat it.',
  ],
});
