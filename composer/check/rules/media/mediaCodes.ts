import { defineProblems, error, warning } from '#composer/problems/problemType.ts';

/** Problems of pictures. A drawing is shown by any browser that opens its address, with the rights of the site. */
export const mediaCodes = defineProblems({
  'image-without-size': warning(
    'Image without a size',
    '{file} does not tell how large it is: the page jumps when it arrives.',
    'Give the drawing a width and a height, or a viewBox; or write "width" and "height" beside this address.',
  ),
  'image-distorted': warning(
    'Image of another shape',
    '{file} is {natural}, but the page says {said}; it would show distorted.',
    'Leave out “width” and “height”: then it has the size of its file. Or write a height of {right} beside this width.',
  ),
  'picture-small': warning(
    'Picture too small for its place',
    '{file} is {width} pixels wide, but shows up to {shown} wide here; screens with two pixels in the place of one want {needed}.',
    'Export it anew, at least {needed} pixels wide: a picture is never made larger than its file.',
  ),
  'picture-shape': warning(
    'Picture of the wrong shape for its place',
    'This place is {place} times as wide as high, and would cut off {cut}% of {file}, which is {natural}.',
    'Crop it to {width} × {height}, so that what matters stays in the picture.',
  ),
  'picture-heavy': warning(
    'Heavy picture',
    'This file has {bytes}; the most is {limit}.',
    'Export a photo at 2,400 pixels wide with less quality, or simplify a drawing: every clone of the site, and for a drawing every visitor, loads all of it.',
  ),
  'picture-unreadable': error(
    'File that is no picture',
    'This file cannot be read as a picture.',
    'Export it anew as JPEG, PNG or SVG.',
  ),
  'alt-repeats': warning(
    'Alternative text that repeats',
    'This alternative text says the same as “{repeated}” beside the picture; people who listen hear it twice.',
    'Say what the picture shows that the words do not, or leave it empty when it only decorates.',
  ),
  'svg-script': error(
    'Script in a drawing',
    'This drawing has {what}, which could run on the site.',
    'Delete it: a drawing of this site only draws. Export it anew without scripts or interaction.',
  ),
  'svg-javascript': error(
    'Script in a link of a drawing',
    '“{name}” of this drawing runs a script.',
    'Delete it, or link to an address that begins with https:.',
  ),
  'svg-foreign': error(
    'A drawing that loads something',
    '“{what}” of this drawing loads {address} when somebody looks at it.',
    'Put what it loads into the drawing, or delete it: visitors’ browsers must not be told to ask anybody else.',
  ),
});
