import { escapeHtml } from '#lib/html.ts';
import type { Comparison } from './compareAll.ts';
import type { Shot } from './Shot.ts';

/** How the terminal calls a shot. */
export const nameOf = ({ story, brand, width }: Shot) => `${story.id}@${brand}-${width}`;
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** The result for the terminal: one line for each story and width that is not as before. */
export function textReport({ compared, changed, failed, added, vanished }: Comparison): string {
  return [
    ...changed.map(
      ({ shot, pixels, sizes }) =>
        `differs   ${nameOf(shot)}  ${count(pixels, 'pixel')}${sizes === undefined ? '' : `, ${sizes}`}`,
    ),
    ...failed.map(({ shot, reason }) => `failed    ${nameOf(shot)}  ${reason}`),
    ...added.map((shot) => `new       ${nameOf(shot)}`),
    ...vanished.map((file) => `vanished  ${file.replace('.png', '')}`),
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
  `<h2 id="${escapeHtml(nameOf(shot))}">${escapeHtml(shot.story.title)} <small>${escapeHtml(shot.brand)}, ${shot.width} px${more}</small></h2>`;

/** A page that shows expected, actual and difference side by side; its pictures lie in `differences/` beside it. */
export function htmlReport(comparison: Comparison, basis: string): string {
  const { changed, failed, added } = comparison;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Snapshots</title><style>
body{margin:2rem;font:1rem/1.5 system-ui,sans-serif;color:#16241e;background:#f5f2ea}
.row{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}figure{margin:0;flex:1;min-width:16rem}
img{display:block;max-width:100%;border:1px solid #75817a;background:#fff}small{font-weight:400}pre{white-space:pre-wrap}
</style></head><body><h1>Snapshots compared with ${escapeHtml(basis)}</h1><pre>${escapeHtml(textReport(comparison))}</pre>
${changed
  .map(
    ({ shot, pixels }) =>
      `${heading(shot, `, ${count(pixels, 'pixel')} changed`)}<div class="row">${picture(shot, 'expected', 'Before')}${picture(shot, 'actual', 'Now')}${picture(shot, 'difference', 'Difference')}</div>`,
  )
  .join('\n')}
${failed.map(({ shot, reason }) => `${heading(shot, ', failed')}<pre>${escapeHtml(reason)}</pre>`).join('\n')}
${added.map((shot) => `${heading(shot, ', new')}<div class="row">${picture(shot, 'actual', 'Now')}</div>`).join('\n')}
</body></html>
`;
}
