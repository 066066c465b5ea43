import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './InlineSvg.schema.ts';
import { InlineSvg as View } from './InlineSvg.tsx';

export const section = defineSection({
  name: 'InlineSvg',
  group: 'Text and media',
  summary: 'An SVG that is part of the page: it uses the page’s colors, and its words are text.',
  synonyms: ['svg', 'diagram', 'drawing', 'illustration', 'infographic'],
  schema,
  View,
  pictures: { image: { xs: { share: 1 } } },
  resolve: (props, { drawing }) => ({ ...props, drawing: drawing?.(props.image.src) }),
  examples: {
    /** A diagram with its caption. */
    default: {
      heading: 'Five rungs, one each year',
      image: {
        src: '/media/ladder-steps.svg',
        alt: 'Five certificates of one to five years: the first matures after one year, the last after five.',
        width: 640,
        height: 300,
      },
      caption: 'Each certificate that matures is renewed for five years.',
    },
    /** A decorative SVG. */
    decorative: { image: { src: '/media/ladder-steps.svg', alt: '', width: 640, height: 300 } },
    /** In Spanish. */
    spanish: {
      image: {
        src: '/media/ladder-steps.svg',
        alt: 'Cinco certificados de uno a cinco años.',
        width: 640,
        height: 300,
      },
      caption: 'Cada certificado que vence se renueva por cinco años.',
    },
  },
  accessibility: [
    'The SVG is one image with alternative text; a decorative SVG is hidden from screen readers.',
    'While it loads, or if it fails to load, an image with the same text is shown.',
  ],
});
