import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { mediaCodes } from './mediaCodes.ts';

const drawing = (inside: string) => ({
  'media/jar.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>\n`,
});

/** A page that shows the drawing. */
const shownOn = {
  'savings.json': examplePage([
    {
      component: 'RichText',
      props: {
        text: 'Save a little each month.',
        image: { src: '/media/jar.svg', alt: '', width: 400, height: 300 },
      },
    },
  ]),
};

/** Returns the header of a PNG, which contains its size. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(33));
  const start = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08020000];
  start.forEach((word, index) => bytes.setUint32(4 * index, word));
  return new Uint8Array(bytes.buffer);
}

const pictured = (text: string, alt: string) => ({
  component: 'RichText',
  props: { text, image: { src: '/media/jar.png', alt, width: 400, height: 300 } },
});

export const mediaExamples: ProblemExamples<typeof mediaCodes> = {
  'image-without-size': {
    'savings.json': examplePage([
      {
        component: 'RichText',
        props: { text: 'Save a little each month.', image: { src: '/media/jar.svg', alt: '' } },
      },
    ]),
    'media/jar.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>\n',
  },
  'image-distorted': {
    'savings.json': examplePage([
      {
        component: 'RichText',
        props: {
          text: 'Save a little each month.',
          image: { src: '/media/jar.svg', alt: '', width: 300, height: 300 },
        },
      },
    ]),
    ...drawing(''),
  },
  'picture-small': {
    'savings.json': examplePage([pictured('Save a little each month.', 'A jar of coins.')]),
    'media/jar.png': pngOf(400, 300),
  },
  'picture-shape': {
    'savings.json': examplePage([
      {
        component: 'CardGrid',
        props: {
          heading: 'Ways to save',
          cards: [
            { heading: 'In a jar', image: { src: '/media/jar.png', alt: '', width: 1200, height: 1500 } },
          ],
        },
      },
    ]),
    'media/jar.png': pngOf(1200, 1500),
  },
  'picture-heavy': { ...shownOn, ...drawing('<path d="M0 0h9v9z"/>'.repeat(5_000)) },
  'picture-unreadable': {
    'savings.json': examplePage([pictured('Save a little each month.', 'A jar of coins.')]),
    'media/jar.png': 'a jar',
  },
  'picture-unused': drawing(''),
  'alt-is-file-name': {
    'savings.json': examplePage([pictured('Save a little each month.', 'jar.png')]),
    'media/jar.png': pngOf(2400, 1800),
  },
  'alt-says-image': {
    'savings.json': examplePage([pictured('Save a little each month.', 'Picture of a jar of coins.')]),
    'media/jar.png': pngOf(2400, 1800),
  },
  'alt-repeats': {
    'savings.json': examplePage([
      {
        component: 'CardGrid',
        props: {
          heading: 'Ways to save',
          cards: [
            {
              heading: 'A jar of coins',
              image: { src: '/media/jar.svg', alt: 'A jar of coins.', width: 400, height: 300 },
            },
          ],
        },
      },
    ]),
    ...drawing(''),
  },
  'svg-script': { ...shownOn, ...drawing('<script>show()</script>') },
  'svg-javascript': { ...shownOn, ...drawing('<a href="javascript:show()"><path d="M0 0h9"/></a>') },
  'svg-foreign': { ...shownOn, ...drawing('<image href="https://pictures.example/jar.png"/>') },
};
