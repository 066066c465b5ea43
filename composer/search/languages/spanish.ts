import { stemmer } from '@orama/stemmers/spanish';
import { latinWords, remembering } from './latinWords.ts';
import type { SearchLanguage } from './SearchLanguage.ts';

const stopWords = `a al algo alguien algun alguna algunas alguno algunos ante antes aqui asi aun aunque bien cada como con
  contra cual cuales cuando cuanta cuantas cuanto cuantos cuyo da dar de debe debo decir del desde donde dos e el ella
  ellas ellos en entre era eres es esa esas ese eso esos esta estan estar estas este esto estos estoy fue gracias ha
  hace hacer hacia haga hago han has hasta hay he la las le les lo los mas me mejor mejores mi mia mientras mio mis mismo mucho muy
  nada necesita necesito ni no nos nosotros nuestra nuestro o os otra otras otro otros para pero poder podria por porque
  puede puedo pues que quien quienes quiere quiero quisiera saber se sea ser si sin sobre solo son soy su sus tal
  tambien tan tanto te tener tengo ti tiene tienen toda todas todo todos tu tus u un una unas uno unos usted ustedes va
  vamos voy y ya yo`;

/**
 * Snowball treats “préstamos” as a verb form, and “intereses” as unrelated to “interés”, so plurals are removed first.
 */
const singular = (word: string) =>
  word.length > 4 ? word.replace(/ces$/, 'z').replace(/(?<=[oa])s$|es$/, '') : word;

/** Spanish: Snowball stems of the singular. */
export const spanish: SearchLanguage = {
  words: latinWords,
  stem: remembering((word) => (/^[a-z]{3,}$/.test(word) ? stemmer(singular(word)) : word)),
  stopWords: new Set(stopWords.split(/\s+/)),
};
