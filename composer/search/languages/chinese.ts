import { latinWords } from './latinLanguages.ts';
import type { SearchLanguage, TextWord } from './SearchLanguage.ts';

const stopWords = `的 了 吗 呢 吧 啊 呀 我 我的 我们 你 你的 你们 您 您的 他 她 它 是 在 有 和 与 或 及 也 都 就 还 把 被 给 对 从 到 向 请 请问 怎么
  怎样 如何 什么 什么样 哪 哪里 哪些 哪个 为什么 多少 几 能 能不能 可以 可不可以 会 要 想 想要 需要 应该 不 没 没有 这 这个 那 那个 一个 一下 吗 之 而 等
  how to the a of`;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const isChinese = /^\p{Script=Han}/u;
const runs = /\p{Script=Han}+|\P{Script=Han}+/gu;

const segments = (run: string): TextWord[] =>
  Array.from(segmenter.segment(run), ({ segment, index }) => ({
    word: segment,
    start: index,
    end: index + segment.length,
  }));

const words = (text: string): TextWord[] =>
  [...text.matchAll(runs)].flatMap(({ 0: run, index }) =>
    (isChinese.test(run) ? segments(run) : latinWords(run)).map(({ word, start, end }) => ({
      word,
      start: index + start,
      end: index + end,
    })),
  );

/** Maximum length in characters of a searchable part of a word. */
const longestPart = 3;

/** Only this many characters of a word are split. Longer words are rare: the segmenter may keep a name in one piece. */
const longestWord = 12;

function parts(word: string): string[] {
  const characters = isChinese.test(word) ? Array.from(word).slice(0, longestWord) : [];
  return characters.flatMap((_first, at) =>
    Array.from({ length: Math.min(longestPart, characters.length - 1, characters.length - at) }, (_, more) =>
      characters.slice(at, at + more + 1).join(''),
    ),
  );
}

/** Chinese: words as segmented by the platform's dictionary, and the shorter words inside them. */
export const chinese: SearchLanguage = {
  words,
  stem: (word) => word,
  stopWords: new Set(stopWords.split(/\s+/)),
  parts,
};
