/** How the smart assistant is reached, as `site.json` says. */
export interface AssistantOfSite {
  /** Whether the top bar has the assistant. */
  readonly topBar: boolean;
  /** Whether another program of the bank shows it, as a web component or a micro app (SA-01). */
  readonly webComponent: boolean;
  readonly microApp: boolean;
  /** Stops what follows at once; the bank's systems write these as words. */
  readonly killSwitch: 'true' | 'false';
  /** Whether what visitors search for is captured. */
  readonly searchCapture: 'true' | 'false';
  /** Whether the assistant answers. */
  readonly status: 'true' | 'false';
  /** Origin of the bank's conversation gateway; without it this site's own server answers. */
  readonly gateway?: string | undefined;
  readonly channelId: string;
  readonly featureId: string;
  readonly routingKey: string;
  readonly smartAssistantRoutingKey: string;
  readonly clientVersion: string;
  readonly aiVersion: string;
}

/** Whether pages load the assistant: the top bar has it, and no other program shows it (SA-01). */
export const showsAssistant = ({ topBar, webComponent, microApp }: AssistantOfSite): boolean =>
  topBar && !webComponent && !microApp;

/** Whether what visitors search for goes to the assistant (SA-04). */
export const capturesSearches = ({ killSwitch, searchCapture, status }: AssistantOfSite): boolean =>
  killSwitch === 'false' && (searchCapture === 'true' || status === 'true');
