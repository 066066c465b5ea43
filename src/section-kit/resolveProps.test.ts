import { expect, test } from 'vitest';
import { section } from '#sections/RichText/RichText.section.ts';
import { resolveProps, standaloneContext } from './resolveProps.ts';

test('A picture without a size has that of its file, and another one once the file has', () => {
  const props = { text: 'A jar of coins.', image: { src: '/media/jar.svg', alt: 'A jar' } };
  const ofFile = (width: number) =>
    resolveProps(section, props, {
      ...standaloneContext({ imageSize: () => ({ width, height: 300 }) }, section, props),
    })['image'];
  expect(ofFile(400)).toEqual({ ...props.image, width: 400, height: 300 });
  expect(ofFile(500)).toEqual({ ...props.image, width: 500, height: 300 });
});
