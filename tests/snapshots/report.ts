import { escapeHtml } from '#lib/markup/html.ts';
import type { CauseGroup, ChangedShot, Comparison } from './compareAll.ts';
import type { Shot } from './Shot.ts';

/** Returns the name of a shot in the terminal. */
export const nameOf = ({ story, brand, width }: Shot) => `${story.id}@${brand}-${width}`;
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** Returns the first items of a list, and the number of others. */
const some = (list: readonly string[], most: number) =>
  list.length <= most
    ? list.join(', ')
    : `${list.slice(0, most).join(', ')} and ${count(list.length - most, 'other')}`;

const isPage = ({ story }: CauseGroup['stories'][number]) => story.title.startsWith('Pages/');

/** Returns "34 stories, 12 pages". Stories of pages count as pages. */
function sizeOf({ stories }: CauseGroup): string {
  const pages = stories.filter(isPage).length;
  const others = stories.length - pages;
  return [
    ...(others > 0 ? [count(others, 'story', 'stories')] : []),
    ...(pages > 0 ? [count(pages, 'page')] : []),
  ].join(', ');
}

const causeOf = ({ causes }: CauseGroup, most = Infinity): string =>
  causes.length === 0 ? 'Nothing that these depend on changed' : `${some(causes, most)} changed`;

const pagesOf = ({ stories }: CauseGroup) => [...new Set(stories.flatMap(({ pages }) => pages))].toSorted();

const changeOf = ({ shot, pixels, sizes }: ChangedShot) =>
  `${nameOf(shot)}  ${count(pixels, 'pixel')}${sizes === undefined ? '' : `, ${sizes}`}`;

function groupText(group: CauseGroup): string {
  const pages = pagesOf(group);
  return [
    `${causeOf(group, 5)}: ${sizeOf(group)}`,
    ...(pages.length > 0 ? [`  used on ${count(pages.length, 'page')}: ${some(pages, 5)}`] : []),
    ...group.stories.flatMap(({ changed }) => changed.map((one) => `  differs   ${changeOf(one)}`)),
  ].join('\n');
}

/** Formats the result for the terminal: differences by cause, and one line for each picture. */
export function textReport({ compared, groups, failed, added, vanished }: Comparison): string {
  const changed = groups.flatMap(({ stories }) => stories.flatMap((story) => story.changed));
  return [
    ...groups.map(groupText),
    ...failed.map(({ shown, reason }) => `failed    ${shown.story.id}@${shown.brand}  ${reason}`),
    ...added.map((shot) => `new       ${nameOf(shot)}`),
    ...vanished.map(({ id }) => `vanished  ${id}`),
    [
      `${count(compared, 'picture')} compared`,
      count(changed.length, 'difference'),
      `${failed.length} failed`,
      `${added.length} new`,
      `${vanished.length} vanished`,
    ].join(', '),
  ].join('\n');
}

const picture = (shot: Shot, kind: string, words: string) => {
  const src = `differences/${shot.file.replace('.png', `.${kind}.png`)}`;
  return `<figure><figcaption>${words}</figcaption><a href="${src}"><img loading="lazy" src="${src}" alt="${words}"></a></figure>`;
};

const heading = (shot: Shot, more = '') =>
  `<h4 id="${escapeHtml(nameOf(shot))}">${escapeHtml(shot.brand)}, ${shot.width} px${more}</h4>`;

const sideBySide = ({ shot, pixels }: ChangedShot) =>
  `${heading(shot, `, ${count(pixels, 'pixel')} changed`)}<div class="row">${picture(shot, 'expected', 'Before')}${picture(shot, 'actual', 'Now')}${picture(shot, 'difference', 'Difference')}</div>`;

const pageList = (pages: readonly string[]) =>
  pages.length === 0
    ? ''
    : `<details><summary>Used on ${count(pages.length, 'page')}</summary><ul>${pages.map((page) => `<li>${escapeHtml(page)}</li>`).join('')}</ul></details>`;

const groupHtml = (group: CauseGroup) =>
  `<section><h2>${sizeOf(group)}</h2><p>${escapeHtml(causeOf(group))}.</p>${pageList(pagesOf(group))}
${group.stories
  .map(
    ({ story, changed, pages }) =>
      `<h3>${escapeHtml(story.title)}</h3>${pageList(pages)}${changed.map(sideBySide).join('\n')}`,
  )
  .join('\n')}</section>`;

/**
 * Returns an HTML page that shows expected, actual and difference side by side, from pictures in `differences/` beside
 * it.
 */
export function htmlReport(comparison: Comparison, basis: string): string {
  const { groups, failed, added } = comparison;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Snapshots</title><style>
body{margin:2rem;font:1rem/1.5 system-ui,sans-serif;color:#16241e;background:#f5f2ea}
.row{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}figure{margin:0;flex:1;min-width:16rem}
img{display:block;max-width:100%;border:1px solid #75817a;background:#fff}pre{white-space:pre-wrap}
section{border-top:2px solid #75817a;margin-top:2rem}
</style></head><body><h1>Snapshots compared with ${escapeHtml(basis)}</h1><pre>${escapeHtml(textReport(comparison))}</pre>
${groups.map(groupHtml).join('\n')}
${failed.map(({ shown, reason }) => `<h2>${escapeHtml(shown.story.title)}, ${escapeHtml(shown.brand)}, failed</h2><pre>${escapeHtml(reason)}</pre>`).join('\n')}
${added.map((shot) => `<h3>${escapeHtml(shot.story.title)}</h3>${heading(shot, ', new')}<div class="row">${picture(shot, 'actual', 'Now')}</div>`).join('\n')}
</body></html>
`;
}
