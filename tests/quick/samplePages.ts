import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kindOfFile, loadPage } from '#composer/page/loadSite.ts';
import type { Locale } from '#lib/format/locale.ts';

const most = 3;
const homes = ['index.json', 'es/index.json', 'zh/index.json'];

export interface SamplePage {
  /** Path of the page on the site. */
  readonly path: string;
  readonly locale: Locale;
}

/**
 * Returns a few of the pages that changes can affect: changed ones, and small ones that show a changed section, in each
 * language if they can.
 *
 * @param site folder of the pages
 * @param changed changed files below it
 * @param sections names of sections
 */
export function samplePages(
  site: string,
  changed: readonly string[],
  sections: readonly string[],
): SamplePage[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => kindOfFile(file) !== undefined)
    .map((file) => ({ file, kind: kindOfFile(file), text: readFileSync(join(site, file), 'utf8') }));
  const pages = files
    .filter(({ kind }) => kind === 'page')
    .toSorted((one, other) => one.text.length - other.text.length);
  const naming = (kind: string, name: string) =>
    files.filter((one) => one.kind === kind && one.text.includes(`"component": "${name}"`));
  const showing = sections.flatMap((name) => {
    const own = pages.filter(({ text }) => text.includes(`"component": "${name}"`));
    if (own.length > 0) return own;
    const parts = [...naming('fragment', name), ...naming('layout', name)];
    const used = pages.filter(({ text }) =>
      parts.some(({ file }) => text.includes(`"${basename(file, '.json')}"`)),
    );
    // The fragments of the standard layout are on every page.
    return used.length > 0 || parts.length === 0 ? used : pages.filter(({ file }) => homes.includes(file));
  });
  const found = [...pages.filter(({ file }) => changed.includes(file)), ...new Set(showing)].map(({ file }) =>
    loadPage(site, file),
  );
  const isFirst = ({ locale }: SamplePage, at: number) =>
    found.findIndex((other) => other.locale === locale) === at;
  return [...new Set([...found.filter(isFirst), ...found])]
    .slice(0, most)
    .map(({ path, locale }) => ({ path, locale }));
}
