import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isLocale, type Locale, locales } from '#lib/format/locale.ts';

type Detector = ReturnType<(typeof import('eld/extrasmall'))['eld']['newInstance']>;

let detector: Detector | undefined;

/** Loaded lazily: its table takes a tenth of a second. */
function loadDetector(): Detector {
  if (detector) return detector;
  // A bundle of the composer contains it as a file of its own. In a package, so do the vendored modules, which
  // `portico dev` uses: a site need not install it.
  const file = ['./languageDetector.mjs', '../../vendor/eld-extrasmall.mjs']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
  // The type is that of the module in this file.
  const { eld } = createRequire(import.meta.url)(
    file ?? fileURLToPath(import.meta.resolve('eld/extrasmall')),
  ) as typeof import('eld/extrasmall');
  detector = eld.newInstance();
  detector.setLanguageSubset([...locales]);
  return detector;
}

/** Common words of each language that the others don't have. */
const wordsOf: Readonly<Record<'en' | 'es', ReadonlySet<string>>> = {
  en: new Set(
    'the and of to your for is you with or that we are it can from our at what how will not by this have when if'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la de que y en los las para su sus con por una un del al se más lo como es puede esta este'.split(
      ' ',
    ),
  ),
};

/** Minimum number of letters to judge a text. A Chinese character counts as two. */
const fewestLetters = 20;
/** Minimum lead of the most likely language over the next, from 0 to 1. */
const clearLead = 0.15;

const detected = new Map<string, { readonly language: Locale | undefined }>();
const mostDetected = 20_000;

/**
 * Detects the language of author text without markup. `undefined` if the text is short or ambiguous. Common words
 * decide most texts; a detector judges the others, with a cache.
 */
export function textLanguage(text: string): Locale | undefined {
  const isPlain = /^[ -~\s]*$/.test(text);
  const chinese = isPlain ? 0 : (text.match(/\p{Script=Han}/gu)?.length ?? 0);
  const latin = isPlain
    ? text.replace(/[^a-z]+/gi, '').length
    : (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
  if (chinese * 2 + latin < fewestLetters) return undefined;
  if (chinese * 2 > latin) return 'zh';
  const language = byWords(text);
  // Chinese text may contain names in Latin letters, and vice versa.
  return language ?? (chinese === 0 ? byDetector(text) : undefined);
}

function byWords(text: string): Locale | undefined {
  let lead = 0;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const lower = word.toLowerCase();
    if (wordsOf.en.has(lower)) lead++;
    else if (wordsOf.es.has(lower)) lead--;
    if (lead > 1) return 'en';
    if (lead < -1) return 'es';
  }
  return undefined;
}

function byDetector(text: string): Locale | undefined {
  const before = detected.get(text);
  if (before) return before.language;
  const scores = loadDetector().detect(text).getScores();
  const [[likeliest, most] = ['', 0], [, next] = ['', 0]] = Object.entries(scores).toSorted(
    ([, one], [, other]) => other - one,
  );
  const language = most - next > clearLead && isLocale(likeliest) ? likeliest : undefined;
  if (detected.size >= mostDetected) detected.clear();
  detected.set(text, { language });
  return language;
}
