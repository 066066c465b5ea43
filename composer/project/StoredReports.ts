import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { sqlite } from '#composer/native/nativePackages.ts';
import type { ReportStore } from '#composer/check/check.ts';
import type { EntryReport } from '#composer/check/facts/EntryReport.ts';
import type { FileReport } from '#composer/check/facts/FileReport.ts';
import type { Site } from '#composer/page/loadSite.ts';
import type { PageFrame, PageSource } from '#composer/page/PageSource.ts';
import type { SourceFile } from '#composer/page/sourceFile.ts';
import { digest } from '#composer/publish/input/siteInput.ts';

/** An entry without its source, which is that of its report. */
interface StoredEntry extends Omit<EntryReport, 'source' | 'slots'> {
  readonly slots: readonly (readonly StoredEntry[])[];
}

/** A page's report without its source, and the page's fields. */
interface StoredReport extends Omit<FileReport, 'source'> {
  readonly fields: Partial<PageFrame>;
}

/** Returns a report as it is stored. Figures refer to the stored entries. */
function storedReport({ source: _source, lists, figures, ...report }: FileReport, { fields }: PageSource) {
  const entries = new Map<EntryReport, StoredEntry>();
  const withoutSource = (entry: EntryReport): StoredEntry => {
    const { source: _of, slots, ...rest } = entry;
    const stored = { ...rest, slots: slots.map((inner) => inner.map(withoutSource)) };
    entries.set(entry, stored);
    return stored;
  };
  return {
    ...report,
    fields,
    lists: new Map([...lists].map(([name, list]) => [name, list.map(withoutSource)])),
    figures: figures.map(({ entry, ...figure }) => ({
      ...figure,
      ...(entry && { entry: entries.get(entry) }),
    })),
  };
}

/** Gives stored entries their source back, in place: figures refer to the same objects. */
function addSource(entries: readonly StoredEntry[], source: SourceFile): void {
  for (const entry of entries) {
    Object.assign(entry, { source });
    for (const inner of entry.slots) addSource(inner, source);
  }
}

interface Row {
  readonly file: string;
  readonly version: string;
  readonly report: Buffer;
}

/**
 * Keeps the reports of a site's pages from command to command, in a file of the project's cache. A report is used while
 * the page's file and the program that made it are the same. Only a cache: a damaged or locked file is ignored.
 */
export class StoredReports implements ReportStore {
  readonly #file: string;
  readonly #stored = new WeakMap<SourceFile, FileReport>();
  readonly #added = new Map<PageSource, FileReport>();
  #outdated: readonly string[] = [];
  #isIntact = false;

  /**
   * Reads the reports of unchanged pages, and gives the pages their fields.
   *
   * @param bundle Folder of the running composer bundle, which is named after the digest of the sources.
   */
  constructor(root: string, bundle: string, site: Site) {
    this.#file = join(root, '.portico', 'reports', digest(site.folder), `${basename(bundle)}.sqlite`);
    const pages = new Map([...site.pages.values()].map((page) => [page.source.file, page]));
    const outdated: string[] = [];
    for (const { file, version, report } of this.#rows()) {
      const page = pages.get(file);
      if (page?.source.version === version) this.#restore(page, report);
      else outdated.push(file);
    }
    this.#outdated = outdated;
  }

  get(source: SourceFile): FileReport | undefined {
    return this.#stored.get(source);
  }

  add(page: PageSource, report: FileReport): void {
    // Problems of a file that cannot be read are those of the source itself.
    if (page.source.problems.length === 0) this.#added.set(page, report);
  }

  /** Writes the reports that were added. */
  save(): void {
    if (this.#added.size + this.#outdated.length === 0) return;
    try {
      // Those of other versions of the program, and a damaged file.
      if (!this.#isIntact) rmSync(dirname(this.#file), { recursive: true, force: true });
      mkdirSync(dirname(this.#file), { recursive: true });
      const database = new (sqlite())(this.#file);
      database.pragma('synchronous = OFF');
      database.exec('create table if not exists reports (file text primary key, version text, report blob)');
      const remove = database.prepare<[string]>('delete from reports where file = ?');
      const insert = database.prepare<[Row]>(
        'insert or replace into reports values (@file, @version, @report)',
      );
      database.transaction(() => {
        for (const file of this.#outdated) remove.run(file);
        for (const [page, report] of this.#added) {
          const { file, version } = page.source;
          insert.run({ file, version, report: serialize(storedReport(report, page)) });
        }
      })();
      database.close();
      this.#isIntact = true;
    } catch {
      // The next command checks these pages again.
    }
    this.#added.clear();
    this.#outdated = [];
  }

  #rows(): readonly Row[] {
    try {
      const database = new (sqlite())(this.#file, { readonly: true, fileMustExist: true });
      const rows = database.prepare<[], Row>('select file, version, report from reports').all();
      database.close();
      this.#isIntact = true;
      return rows;
    } catch {
      return [];
    }
  }

  #restore(page: PageSource, stored: Buffer): void {
    const { fields, ...report } = deserialize(stored) as StoredReport;
    const { source } = page;
    for (const entries of report.lists.values()) addSource(entries, source);
    page.restoreFields(fields);
    this.#stored.set(source, { ...report, source });
  }
}
