import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { random } from './random.mjs';

/** Share of the documents in each language. */
const shares = { en: 0.88, es: 0.08, zh: 0.04 };

/** Number of words in addition to the bank's own, which stand for names of people, places and products. */
const inventedWords = 60_000;
/** Number of topics, each with its own favorite words. */
const topics = 400;
const favorites = 60;

const onsets = 'b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh sl st t th tr v w'.split(' ');
const vowels = 'a e i o u ai ea io ou'.split(' ');
const codas = ['', '', 'l', 'm', 'n', 'nd', 'r', 'rt', 's', 'st', 't', 'x'];
const endings = ['', '', '', 's', 'ed', 'ing', 'er', 'ment'];

/** Returns a made-up word. */
function inventedWord(next) {
  const pick = (list) => list[Math.floor(next() * list.length)];
  const syllables = 1 + Math.floor(next() * 3);
  let word = '';
  for (let at = 0; at < syllables; at++) word += pick(onsets) + pick(vowels);
  return word + pick(codas) + pick(endings);
}

/** Returns a generator of numbers below `count` in a Zipf distribution: small ones are most frequent. */
function zipf(count, next) {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank++) sums[rank] = sum += 1 / (rank + 5);
  return () => {
    const sought = next() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < sought) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const files = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && !/schema|^(?:brands|forms|media|rates|search|words)/.test(name),
  );

const shown = (text) =>
  text
    .replace(/\{[a-z]+:[^}]*\}|\[\^[^\]]*\]|\]\([^)]*\)|[*#[\]{}|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns what the bank's own pages say in a language: lines such as titles, and sentences. */
function corpus(root, locale) {
  const folder = join(root, 'pages-json');
  const lines = new Set();
  const sentences = new Set();
  const collect = (value, key) => {
    if (typeof value === 'string') {
      const text = shown(value);
      if (['heading', 'title', 'question'].includes(key)) lines.add(text);
      if (['text', 'content', 'description', 'answer'].includes(key))
        for (const one of text.split(/(?<=[.?!。？！])\s*/)) if (one.length > 8) sentences.add(one);
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? key : name);
  };
  for (const file of files(folder)) {
    const [first] = file.split('/');
    if ((first === 'es' || first === 'zh' ? first : 'en') !== locale) continue;
    try {
      collect(JSON.parse(readFileSync(join(folder, file), 'utf8')), '');
    } catch {
      // Skips files with comments; the others are enough.
    }
  }
  return { lines: [...lines].filter((line) => line.length > 3), sentences: [...sentences] };
}

const isHan = /\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const piecesOf = (text, locale) =>
  locale === 'zh'
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : text.split(/(?<=\s)|(?=\s)/);

/** Writes sentences of the bank with some words replaced: by other words of the bank, words of a topic, and names. */
class Writer {
  #next;
  #locale;
  #own;
  #words;
  #draw;
  #line;
  #sentence;
  #lines;
  #sentences;

  constructor(root, locale, next) {
    this.#next = next;
    this.#locale = locale;
    const { lines, sentences } = corpus(root, locale);
    this.#lines = lines.map((line) => piecesOf(line, locale));
    this.#sentences = sentences.map((sentence) => piecesOf(sentence, locale));
    const counts = new Map();
    for (const word of this.#sentences.flat())
      if (/^[\p{L}]{2,}$/u.test(word) && (locale !== 'zh' || isHan.test(word)))
        counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
    const own = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
    // The most frequent words are function words. Inserting them elsewhere would make strange sentences.
    this.#own = own.slice(40);
    const invented = Array.from({ length: locale === 'zh' ? 0 : inventedWords }, () => inventedWord(next));
    this.#words = [...new Set([...this.#own, ...invented])];
    this.#draw = zipf(this.#words.length, next);
    this.#line = zipf(this.#lines.length, next);
    this.#sentence = zipf(this.#sentences.length, next);
  }

  #favorite(topic) {
    // Returns the same words for the same topic, spread over the vocabulary.
    const at = Math.floor(this.#next() ** 2 * favorites);
    return this.#words[(topic * 7919 + at * at * 31) % this.#words.length];
  }

  #varied(pieces, topic, share) {
    return pieces
      .map((piece) => {
        if (piece.length < 3 && this.#locale !== 'zh') return piece;
        if (!/^\p{L}+$/u.test(piece) || this.#next() > share) return piece;
        const word = this.#next() < 0.3 ? this.#favorite(topic) : this.#words[this.#draw()];
        return /^\p{Lu}/u.test(piece) ? word[0].toUpperCase() + word.slice(1) : word;
      })
      .join('');
  }

  line(topic) {
    const text = this.#varied(this.#lines[this.#line()], topic, 0.45);
    return text.slice(0, 90);
  }

  sentence(topic) {
    return this.#varied(this.#sentences[this.#sentence()], topic, 0.35);
  }
}

/** Returns the number of sentences of a document: a log-normal distribution with a median of about 15. */
function lengthOf(next) {
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return Math.max(3, Math.min(600, Math.round(Math.exp(2.75 + 0.8 * normal))));
}

/**
 * Yields documents for a search index, always the same ones: in three languages, with the bank's own vocabulary, a long
 * tail of names, topics, and lengths from a few sentences to hundreds.
 *
 * @returns Arguments of `SearchIndexWriter.add`.
 */
export function* makeDocuments(root, count) {
  const next = random(20_261_123);
  const writers = Object.keys(shares).map((locale) => ({ locale, writer: new Writer(root, locale, next) }));
  for (let index = 0; index < count; index++) {
    const at = next();
    const chosen = at < shares.en ? 0 : Number(at >= shares.en + shares.es) + 1;
    const { locale, writer } = writers[chosen];
    const topic = Math.floor(next() ** 2 * topics);
    const length = lengthOf(next);
    const title = writer.line(topic) || `Page ${index}`;
    const headings = Array.from({ length: 1 + Math.floor(length / 6) }, () => writer.line(topic));
    const sentences = Array.from({ length }, () => writer.sentence(topic));
    const body = headings
      .flatMap((heading, part) => [`${heading} ·`, ...sentences.slice(part * 6, part * 6 + 6)])
      .join(' ');
    const isArticle = next() < 0.3;
    const article = { topic: `topic-${topic % 6}`, product: 'savings', audience: 'families' };
    yield [
      {
        path: `/documents/${Math.floor(index / 100)}/page-${index}.html`,
        page: { locale, title, description: sentences.slice(0, 2).join(' ').slice(0, 160), version: '1' },
      },
      {
        headings: headings.join('\n'),
        body,
        labels: index % 3 === 0 ? writer.line(topic) : '',
        article: isArticle ? JSON.stringify(article) : '',
        boost: 1,
      },
    ];
  }
}
