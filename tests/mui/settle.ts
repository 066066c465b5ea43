import type { Page } from 'playwright';

/** Waits until pictures are there and nothing moves: no animation runs that ends, and two frames show the same. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const hasEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const places = () =>
      [...document.querySelectorAll('body *')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].join(' ');
        })
        .join('\n');
    let before = '';
    let same = 0;
    for (let frame = 0; same < 2; frame += 1) {
      if (frame > 2000) throw new Error('Something on the page still moves.');
      await new Promise(requestAnimationFrame);
      // Those without an end would move for ever.
      for (const animation of document.getAnimations()) if (!hasEnd(animation)) animation.cancel();
      const now = places();
      const isLoaded = [...document.images].every(({ complete }) => complete);
      const isStill =
        isLoaded && now === before && document.getAnimations().every((one) => one.playState !== 'running');
      same = isStill ? same + 1 : 0;
      before = now;
    }
  });
