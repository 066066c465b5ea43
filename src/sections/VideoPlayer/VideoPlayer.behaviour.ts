import type { Behaviour } from '#behaviours/behaviour.ts';
import { type PlayerConfig, playVideo } from '#behaviours/playVideo.ts';
import { hasOptedOut } from '#lib/visitor/privacyChoice.ts';

/** Plays the video in the page on request. Until then, and on failure, links lead to it (WIDG-15). */
export const behaviour: Behaviour = (root, signal) => {
  const data = root.querySelector<HTMLElement>('[data-video]');
  const play = root.querySelector<HTMLAnchorElement>('[data-part=play]');
  const place = root.querySelector<HTMLElement>('[data-part=player]');
  const ask = root.querySelector<HTMLElement>('[data-part=ask]');
  const status = root.querySelector('[data-part=status]');
  if (!data || !play || !place || !ask || !status) return;
  // The view writes this attribute with exactly these keys.
  const config = JSON.parse(data.dataset['video'] ?? '{}') as Partial<PlayerConfig>;
  if (config.script === undefined) return;
  const player = config as PlayerConfig;
  let isBusy = false;
  const show = async () => {
    if (isBusy) return;
    isBusy = true;
    ask.hidden = true;
    status.textContent = data.dataset['loading'] ?? '';
    try {
      await playVideo(player, place, data.dataset['posterAlt'] ?? '');
      play.hidden = true;
      place.hidden = false;
      place.querySelector<HTMLElement>(':scope > *')?.focus();
      status.textContent = '';
    } catch (error) {
      console.warn(`The video ${player.videoID} cannot be shown.`, error);
      place.replaceChildren();
      status.textContent = data.dataset['failed'] ?? '';
      isBusy = false;
    }
  };
  const onPlay = (event: MouseEvent) => {
    // A modifier key opens the link in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    // After a failure, the link leads to the video's own page.
    if (status.textContent === data.dataset['failed']) return;
    event.preventDefault();
    if (hasOptedOut()) ask.hidden = false;
    else void show();
  };
  play.addEventListener('click', onPlay, { signal });
  ask.querySelector('button')?.addEventListener('click', () => void show(), { signal });
  signal.addEventListener('abort', () => {
    place.replaceChildren();
    place.hidden = true;
    play.hidden = false;
  });
};
