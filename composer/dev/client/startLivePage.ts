import type { Behaviour } from '#behaviours/behaviour.ts';
import { liveRates } from '#behaviours/page/liveRates.ts';
import { languageLinks } from '#behaviours/page/languageLinks.ts';
import { loadParameters } from '#behaviours/page/loadParameters.ts';
import { mobileApp } from '#behaviours/page/mobileApp.ts';
import { openHash } from '#behaviours/page/openHash.ts';
import { otherTabs } from '#behaviours/page/otherTabs.ts';
import { redirect } from '#behaviours/page/redirect.ts';
import { visitorTexts } from '#behaviours/page/visitorTexts.ts';
import { hydrateIslands } from '#composer/client/hydrateIslands.ts';
import { liveProgram } from './liveProgram.ts';

type Behaviours = Readonly<Record<string, Behaviour>>;

/** Starts the script of a page in development, or restarts what has changed. Combines both programs of each section. */
export function startLivePage(early: Behaviours, late: Behaviours): void {
  const behaviours: Record<string, Behaviour> = { ...early, ...late };
  for (const [name, first] of Object.entries(early)) {
    const then = late[name];
    // An unchanged pair must stay the same function, because `liveProgram` restarts behaviors whose function differs.
    if (then) behaviours[name] = pairOf(first, then);
  }
  liveProgram({
    behaviours,
    hydrateIslands,
    always: [visitorTexts, mobileApp, liveRates],
    once: [redirect, openHash, otherTabs, loadParameters, languageLinks],
  });
}

const pairs = new WeakMap<Behaviour, WeakMap<Behaviour, Behaviour>>();

/** Combines both programs of a section into one. */
function pairOf(first: Behaviour, then: Behaviour): Behaviour {
  const together: Behaviour = (root, signal) => {
    first(root, signal);
    then(root, signal);
  };
  const pairsOfFirst = pairs.get(first) ?? new WeakMap<Behaviour, Behaviour>();
  pairs.set(first, pairsOfFirst);
  const pair = pairsOfFirst.get(then) ?? together;
  pairsOfFirst.set(then, pair);
  return pair;
}
