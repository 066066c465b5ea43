import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { isListed, type ListedPage } from './listedPage.ts';
import { privateFolder } from './release.ts';
import type { PageText } from './searchText.ts';

/** File of the search index inside a site folder. */
export const searchIndexFile = (out: string) => join(out, privateFolder, 'search.sqlite');

// `trigram` finds parts of Chinese words, which no white space separates.
const tables = ['en', 'es', 'zh'].map((locale) => {
  const tokenizer = locale === 'zh' ? 'trigram' : 'unicode61 remove_diacritics 2';
  return `create virtual table pages_${locale} using fts5(path unindexed, title, description, headings, body, tokenize = "${tokenizer}", prefix = '2 3');
    create virtual table terms_${locale} using fts5vocab(pages_${locale}, 'row');`;
});

/** What the index keeps of a page, by its path. */
export type TextOf = (path: string) => PageText;

function fill(database: Database.Database, pages: readonly ListedPage[], textOf: TextOf): void {
  const insert = new Map(
    ['en', 'es', 'zh'].map((locale) => [
      locale,
      database.prepare(
        `insert into pages_${locale} (path, title, description, headings, body) values (?, ?, ?, ?, ?)`,
      ),
    ]),
  );
  for (const { path, page } of pages) {
    const { headings, body } = textOf(path);
    insert.get(page.locale)?.run(path, page.title, page.description, headings, body);
  }
}

/**
 * Writes the search index of a site from its composed pages, beside its place and then moved there.
 *
 * @param only pages that changed or went, when an index of the others is there already.
 */
export function publishSearchIndex(
  out: string,
  pages: readonly ListedPage[],
  textOf: TextOf,
  only?: { readonly changed: readonly string[]; readonly removed: readonly string[] },
): Promise<void> {
  const file = searchIndexFile(out);
  const searched = pages.filter(isListed);
  if (only && existsSync(file)) {
    const database = new Database(file);
    const changed = new Set([...only.changed, ...only.removed]);
    const update = database.transaction(() => {
      for (const locale of ['en', 'es', 'zh']) {
        const remove = database.prepare(`delete from pages_${locale} where path = ?`);
        for (const path of changed) remove.run(path);
      }
      fill(
        database,
        searched.filter(({ path }) => changed.has(path)),
        textOf,
      );
    });
    if (changed.size > 0) update();
    database.close();
    return Promise.resolve();
  }
  const beside = `${file}.next`;
  rmSync(beside, { force: true });
  const database = new Database(beside);
  // The file is thrown away when the run fails, so it need not survive a crash half-way.
  database.pragma('journal_mode = OFF');
  database.pragma('synchronous = OFF');
  for (const sql of tables) database.exec(sql);
  database.transaction(() => fill(database, searched, textOf))();
  database.close();
  renameSync(beside, file);
  return Promise.resolve();
}
