import { devFolder, type ShownProblem } from './messages.ts';

const css = `:host{all:initial;position:fixed;inset-inline:0;bottom:0;z-index:2147483647;font:15px/1.5 system-ui,sans-serif;color:#f4f1ea}
section{background:#14201c;border-top:4px solid #e2604f;max-height:60vh;overflow:auto;padding:16px 24px;box-shadow:0 -12px 40px rgb(0 0 0/.35)}
section.warnings{border-color:#d9a53a}header{display:flex;gap:16px;align-items:baseline}h2{font:600 16px/1.4 system-ui,sans-serif;margin:0}
a,button{color:#9fd8c4;font:inherit;background:none;border:0;padding:0;cursor:pointer;text-decoration:underline}button{margin-inline-start:auto}
:focus-visible{outline:2px solid #fff;outline-offset:2px}ol{list-style:none;margin:12px 0 0;padding:0;display:grid;gap:14px}
b{font-weight:600}.error b{color:#ff9d8f}.warning b{color:#f0c674}pre{margin:4px 0 0;padding:8px 12px;background:#0c1512;border-radius:4px;overflow-x:auto;font:13px/1.5 ui-monospace,monospace}
p{margin:2px 0 0}.place{font:13px/1.5 ui-monospace,monospace}.hint{color:#cfe5dc}`;

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function item(problem: ShownProblem): HTMLLIElement {
  const { severity, message, file, line, column, code, pointer, hint, source } = problem;
  const place = `${file}:${line}:${column}`;
  // A problem that only the browser sees may have no file.
  const link = element('a', { href: `/__open-in-editor?file=${encodeURIComponent(place)}` }, place);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  const parts: Node[] = [
    element('p', {}, element('b', {}, `${severity}  `), message),
    element(
      'p',
      { className: 'place' },
      file === '' ? '' : link,
      `  ${pointer === '' ? '' : `${pointer}  `}${code}`,
    ),
  ];
  if (source)
    parts.push(
      element(
        'pre',
        {},
        `${line} | ${source}\n${' '.repeat(String(line).length)} | ${' '.repeat(Math.max(0, Math.min(column - 1, source.length)))}^`,
      ),
    );
  if (hint) parts.push(element('p', { className: 'hint' }, `→ ${hint}`));
  return element('li', { className: severity }, ...parts);
}

/**
 * Shows the problems of the open page on top of it, and the number of problems on other pages. Hidden if there are
 * none.
 */
export class ProblemOverlay extends HTMLElement {
  readonly #shadow = this.attachShadow({ mode: 'open' });
  #closed = '';

  show(problems: readonly ShownProblem[], path: string): void {
    const here = problems.filter(({ pages }) => pages === undefined || pages.includes(path));
    const key = JSON.stringify(here);
    if (here.length === 0) this.#closed = '';
    this.hidden = here.length === 0 || key === this.#closed;
    if (this.hidden) return this.#shadow.replaceChildren();
    const errors = here.filter(({ severity }) => severity === 'error').length;
    const title = [
      errors > 0 ? count(errors, 'error') : '',
      here.length > errors ? count(here.length - errors, 'warning') : '',
    ].filter(Boolean);
    const others = problems.length - here.length;
    const close = element('button', { type: 'button' }, 'Hide');
    close.addEventListener('click', () => {
      this.#closed = key;
      this.hidden = true;
    });
    const header = element('header', {}, element('h2', {}, `${title.join(', ')} on this page`));
    if (others > 0) header.append(element('a', { href: devFolder }, `${others} on other pages`));
    header.append(close);
    const section = element(
      'section',
      { className: errors > 0 ? '' : 'warnings' },
      header,
      element('ol', {}, ...here.map(item)),
    );
    section.setAttribute('aria-label', 'Problems');
    section.setAttribute('role', 'status');
    this.#shadow.replaceChildren(element('style', { textContent: css }), section);
  }
}
