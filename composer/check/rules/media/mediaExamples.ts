import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { mediaCodes } from './mediaCodes.ts';

const drawing = (inside: string) => ({
  'media/jar.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>\n`,
});

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
  'picture-heavy': drawing('<path d="M0 0h9v9z"/>'.repeat(5_000)),
  'picture-unreadable': { 'media/jar.png': 'a jar' },
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
  'svg-script': drawing('<script>show()</script>'),
  'svg-javascript': drawing('<a href="javascript:show()"><path d="M0 0h9"/></a>'),
  'svg-foreign': drawing('<image href="https://pictures.example/jar.png"/>'),
};
