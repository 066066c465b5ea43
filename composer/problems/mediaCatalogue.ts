import { error } from './catalogueEntry.ts';

/** What a drawing may not hold: it is shown by any browser that opens its address, with the rights of the site. */
export const mediaProblems = {
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
} as const;
