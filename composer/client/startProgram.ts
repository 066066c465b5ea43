import type { Behaviour } from '#behaviours/behaviour.ts';
import { mobileApp } from '#behaviours/page/mobileApp.ts';
import { openHash } from '#behaviours/page/openHash.ts';
import { openPdf } from '#behaviours/page/openPdf.ts';
import { otherTabs } from '#behaviours/page/otherTabs.ts';
import { pageView } from '#behaviours/page/pageView.ts';
import { openSession } from '#lib/visitor/activeSession.ts';
import { sessionValues } from '#behaviours/page/sessionValues.ts';
import { zipCodeChanged } from '#lib/visitor/zipCode.ts';
import { scriptReady } from './holdTaps.ts';
import { startBehaviours } from './startPage.ts';

/** What the script of a page has beside what every page has. */
export interface ProgramParts {
  /** Programs of sections by their names. */
  readonly behaviours: Readonly<Record<string, Behaviour>>;
  /** Of a page with islands. */
  readonly hydrateIslands?: () => unknown;
  /** Of a page with places in its text that only the visitor's browser can fill in. */
  readonly placeholders?: (page: Document) => void;
  /** Of a page with rates in its text. */
  readonly liveRates?: (page: Document) => void;
}

/** Starts a page's script, and says so to what holds the visitor's taps until then. */
export function startProgram({ behaviours, hydrateIslands, placeholders, liveRates }: ProgramParts): void {
  const session = openSession();
  hydrateIslands?.();
  startBehaviours(behaviours);
  mobileApp(document);
  openHash(document);
  sessionValues(document);
  openPdf(document);
  otherTabs(document);
  if (placeholders) document.addEventListener(zipCodeChanged, () => placeholders(document));
  liveRates?.(document);
  document.dispatchEvent(new Event(scriptReady));
  pageView(document, session);
}
