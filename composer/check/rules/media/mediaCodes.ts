import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import { type ProblemExamples, pageWith } from '#composer/problems/problemExample.ts';

/** Problems with pictures. SVGs can run scripts: a browser that opens an SVG's URL gives it the rights of the site. */
export const mediaCodes = defineProblems({
  'image-without-size': warning(
    'Image without dimensions',
    '{file} does not specify its dimensions, so the page shifts when it loads.',
    'Give the SVG a width and height, or a viewBox. Or set "width" and "height" next to this address.',
  ),
  'image-distorted': warning(
    'Distorted image',
    '{file} is {natural}, but the page says {said}; it would look distorted.',
    'Omit “width” and “height” to use the dimensions of the file, or set the height to {right} for this width.',
  ),
  'picture-small': warning(
    'Image too small',
    '{file} is {width} pixels wide but is displayed up to {shown} wide here; high-density screens need {needed}.',
    'Export it again, at least {needed} pixels wide. Images are never upscaled.',
  ),
  'picture-shape': warning(
    'Wrong aspect ratio',
    'Images here have an aspect ratio of {place}:1, which would crop {cut}% of {file} ({natural}).',
    'Crop it to {width} × {height} so that the important part stays visible.',
  ),
  'picture-heavy': warning(
    'Large image file',
    'This file is {bytes}; the limit is {limit}.',
    'Export photos 2,400 pixels wide at a lower quality, and simplify SVGs. Every clone of the site downloads the whole file; so does every visitor, if it is an SVG.',
  ),
  'picture-unreadable': error(
    'Unreadable image',
    'This file cannot be read as an image.',
    'Export it again as JPEG, PNG or SVG.',
  ),
  'picture-unused': warning(
    'Unused image',
    'No page, layout, fragment or other file of the site shows this image.',
    'Delete it, or show it. It is published with the site either way.',
  ),
  'picture-overused': warning(
    'Image on many pages',
    '{file} is on {count} pages; visitors stop seeing an image that they meet on more than {most}.',
    'Show another image here or on some of the other pages: {pages}.',
  ),
  'picture-twice': warning(
    'Same image twice in a list',
    '{file} is already the image of {where} in {list}.',
    'Choose an image that shows what is special about this item.',
  ),
  'alt-is-file-name': warning(
    'File name as alternative text',
    'The alternative text “{alt}” is a file name, which screen readers spell out.',
    'Describe what the image shows, or leave the text empty if the image is decorative.',
  ),
  'alt-says-image': warning(
    'Redundant words in alternative text',
    'The alternative text begins with “{words}”; screen readers already say that it is an image.',
    'Begin with what the image shows.',
  ),
  'alt-repeats': warning(
    'Redundant alternative text',
    'This alternative text repeats the “{repeated}” of the same object; screen reader users hear it twice.',
    'Describe what the image adds to the text, or leave it empty if the image is decorative.',
  ),
  'svg-script': error(
    'Script in an SVG',
    'This SVG contains {what}, which could run scripts on the site.',
    'Delete it, or export the SVG again without scripts or interactivity.',
  ),
  'svg-javascript': error(
    'Script in an SVG link',
    '“{name}” in this SVG runs a script.',
    'Delete it, or link to an https: address.',
  ),
  'svg-foreign': error(
    'External resource in an SVG',
    '“{what}” in this SVG loads {address} when the SVG is displayed.',
    'Embed the resource in the SVG, or delete it. Visitors’ browsers must not contact other sites.',
  ),
});

const drawing = (inside: string) => ({
  'media/jar.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>\n`,
});

/** Returns a page that shows a picture. */
const pictured = (image: object) =>
  pageWith('RichText', {
    text: 'Save a little each month.',
    image: { src: '/media/jar.png', alt: '', width: 400, height: 300, ...image },
  });
/** A page that shows the drawing. */
const shownOn = pictured({ src: '/media/jar.svg' });

const inCard = (heading: string, image: object) =>
  pageWith('CardGrid', { heading: 'Ways to save', cards: [{ heading, image }] });

/** Returns the header of a PNG, which contains its size. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(33));
  const start = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08020000];
  start.forEach((word, index) => bytes.setUint32(4 * index, word));
  return new Uint8Array(bytes.buffer);
}

export const mediaExamples: ProblemExamples<typeof mediaCodes> = {
  'image-without-size': {
    ...pictured({ src: '/media/jar.svg', width: undefined, height: undefined }),
    'media/jar.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>\n',
  },
  'image-distorted': { ...pictured({ src: '/media/jar.svg', width: 300 }), ...drawing('') },
  'picture-small': { ...pictured({ alt: 'A jar of coins.' }), 'media/jar.png': pngOf(400, 300) },
  'picture-shape': {
    ...inCard('In a jar', { src: '/media/jar.png', alt: '', width: 1200, height: 1500 }),
    'media/jar.png': pngOf(1200, 1500),
  },
  'picture-heavy': { ...shownOn, ...drawing('<path d="M0 0h9v9z"/>'.repeat(5_000)) },
  'picture-unreadable': { ...pictured({ alt: 'A jar of coins.' }), 'media/jar.png': 'a jar' },
  'picture-unused': drawing(''),
  'picture-overused': {
    ...drawing(''),
    ...Object.fromEntries(
      ['boats', 'cards', 'homes', 'roofs', 'trips'].map((goal) => [
        `${goal}.json`,
        { ...Object.values(shownOn)[0], title: `Loans for ${goal} of every kind` },
      ]),
    ),
  },
  'picture-twice': {
    ...drawing(''),
    ...pageWith('CardGrid', {
      heading: 'Ways to save',
      cards: ['In a jar', 'In a bank'].map((heading) => ({
        heading,
        image: { src: '/media/jar.svg', alt: '', width: 400, height: 300 },
      })),
    }),
  },
  'alt-is-file-name': { ...pictured({ alt: 'jar.png' }), 'media/jar.png': pngOf(2400, 1800) },
  'alt-says-image': {
    ...pictured({ alt: 'Picture of a jar of coins.' }),
    'media/jar.png': pngOf(2400, 1800),
  },
  'alt-repeats': {
    ...inCard('A jar of coins', { src: '/media/jar.svg', alt: 'A jar of coins.', width: 400, height: 300 }),
    ...drawing(''),
  },
  'svg-script': { ...shownOn, ...drawing('<script>show()</script>') },
  'svg-javascript': { ...shownOn, ...drawing('<a href="javascript:show()"><path d="M0 0h9"/></a>') },
  'svg-foreign': { ...shownOn, ...drawing('<image href="https://pictures.example/jar.png"/>') },
};
