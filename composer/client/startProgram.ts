import type { Behaviour } from '#behaviours/behaviour.ts';
import { languageLinks } from '#behaviours/page/languageLinks.ts';
import { loadParameters } from '#behaviours/page/loadParameters.ts';
import { mobileApp } from '#behaviours/page/mobileApp.ts';
import { openHash } from '#behaviours/page/openHash.ts';
import { otherTabs } from '#behaviours/page/otherTabs.ts';
import { pageView } from '#behaviours/page/pageView.ts';
import { openSession } from '#lib/visitor/activeSession.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { scriptReady } from './holdTaps.ts';
import { startBehaviours } from './startBehaviours.ts';

/** The parts of a page's script that not every page has. */
interface ProgramParts {
  /** Programs of sections by their names. */
  readonly behaviours: Readonly<Record<string, Behaviour>>;
  /** For pages with islands. */
  readonly hydrateIslands?: (signal: AbortSignal) => void;
  /** For pages with placeholders that only the visitor's browser can fill in. */
  readonly visitorTexts?: (page: Document) => void;
  /** For pages with rates in their text. */
  readonly liveRates?: (page: Document) => void;
}

/** Starts a page's script, and signals `holdTaps` that it is ready. */
export function startProgram({ behaviours, hydrateIslands, visitorTexts, liveRates }: ProgramParts): void {
  const session = openSession();
  hydrateIslands?.(new AbortController().signal);
  // Before the sections' programs, which read texts when the zip code changes.
  if (visitorTexts) {
    visitorTexts(document);
    document.addEventListener(zipCodeChanged, () => visitorTexts(document));
  }
  startBehaviours(behaviours);
  mobileApp(document);
  openHash(document);
  void loadParameters(document);
  languageLinks(document);
  otherTabs(document);
  liveRates?.(document);
  document.dispatchEvent(new Event(scriptReady));
  pageView(document, session);
}
