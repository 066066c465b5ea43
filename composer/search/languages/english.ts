import { stemmer } from '@orama/stemmers/english';
import { latinWords, remembering } from './latinWords.ts';
import type { SearchLanguage } from './SearchLanguage.ts';

const stopWords = `a about after all also am an and any are arent as at be because been before being best better both but by can cant
  could did didnt do does doesnt doing dont each either else every for from get gets getting give go going got had has
  good have having he her here hers him his how hows i id if ill im in into is isnt it its ive just kind know let lets
  like many may me might mine more much must my myself near nearby nearest need needed needs no not now of off on or our ours out own per
  please really say see shall she should show so some someone sort such take takes tell than thank thanks that thats the
  their theirs them then there theres these they this those to too us use using very via want wants was way ways we were
  what whats when whens where wheres which while who whom whos whose why will with wont would you your yours`;

/** English: Snowball stems. */
export const english: SearchLanguage = {
  words: latinWords,
  stem: remembering((word) => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word)),
  stopWords: new Set(stopWords.split(/\s+/)),
};
