import type { Behaviour } from '#behaviours/behaviour.ts';

/** The button reveals the next articles and focuses the first of them; page links switch pages (WIDG-11). */
export const behaviour: Behaviour = (root, signal) => {
  const blocks = () => [...root.querySelectorAll<HTMLElement>('[data-part=block]')];
  const showMore = (ways: HTMLElement) => {
    const [next, ...others] = blocks().filter(({ hidden }) => hidden);
    if (!next) return;
    next.hidden = false;
    ways.hidden = others.length === 0;
    next.querySelector('a')?.focus();
  };
  const showPage = (page: HTMLElement) => {
    for (const block of blocks()) block.hidden = block !== page;
    page.focus({ preventScroll: true });
    if (page.getBoundingClientRect().top < 0) page.scrollIntoView();
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const ways = event.target.closest('button')?.closest<HTMLElement>('[data-part=more]');
    if (ways) return showMore(ways);
    const id = event.target.closest('nav a')?.getAttribute('href')?.slice(1);
    const page = blocks().find((block) => block.id !== '' && block.id === id);
    if (!page) return;
    event.preventDefault();
    showPage(page);
  };
  root.addEventListener('click', onClick, { signal });
};
