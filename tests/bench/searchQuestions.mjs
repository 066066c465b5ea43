import Database from 'better-sqlite3';

/** Returns words for queries: frequent ones, rare ones, and titles. */
function wordsOf(file, count) {
  const index = new Database(file, { readonly: true });
  /** @returns {string[]} */
  const all = (sql) => index.prepare(sql).pluck().all(count).map(String);
  try {
    return {
      common: all('select term from vocabulary_en where length(term) > 2 order by doc desc, term limit ?'),
      rare: all('select term from vocabulary_en where doc between 5 and 50 order by term desc limit ?'),
      titles: all("select title from pages where locale = 'en' and id % 97 = 0 limit ?"),
    };
  } finally {
    index.close();
  }
}

/** Returns kinds of queries to an index, about `count` of each. */
export function searchQuestions(file, count) {
  const { common, rare, titles } = wordsOf(file, count);
  const some = (at, many) =>
    Array.from({ length: many }, (_, step) => common[(at + step * 7) % common.length]).join(' ');
  const results = (text, skip = 0) => ({ method: 'results', text, skip });
  const suggestions = (text) => ({ method: 'suggestions', text });
  const articles = (text) => ({ method: 'results', text, articles: true });
  const [beginnings, endless] = [[1, 2, 3, 4, 5], 'x'.repeat(400)];
  return {
    results: new Map([
      ['results of a common word', common.map((word) => results(word))],
      ['the fiftieth page of them', common.map((word) => results(word, 490))],
      ['page 1,000,000,000', common.map((word) => results(word, 1e9))],
      ['two common words', common.map((_word, at) => results(some(at, 2)))],
      ['a common and a rare word', rare.map((word, at) => results(`${common[at % common.length]} ${word}`))],
      ['twelve common words', common.map((_word, at) => results(some(at, 12)))],
      ['a title', titles.map((title) => results(title))],
      ['beginnings of words', common.map((word) => results(word.slice(0, 2)))],
      ['misspelt words', common.map((word, at) => results(`${word}zq ${common[(at + 3) % common.length]}`))],
      ['articles with a common word', common.map((word) => articles(word))],
      ['endless words', common.map((word) => results(`${word}${endless}`))],
    ]),
    suggestions: new Map([
      [
        'suggestions to 1 to 5 letters',
        common.flatMap((word) => beginnings.map((end) => suggestions(word.slice(0, end)))),
      ],
      ['to a word', common.map((word) => suggestions(word))],
      [
        'to two words',
        common.map((word, at) => suggestions(`${some(at + 1, 1)} ${word.slice(0, 1 + (at % 4))}`)),
      ],
      ['to three words', common.map((word, at) => suggestions(`${some(at + 1, 2)} ${word.slice(0, 2)}`))],
      ['to misspelt words', common.map((word) => suggestions(`${word}zq`))],
      ['to words that no line has together', common.map((word, at) => suggestions(`${some(at, 5)} ${word}`))],
    ]),
  };
}
