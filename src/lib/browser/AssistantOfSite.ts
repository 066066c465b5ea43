/** Configuration of the smart assistant from `site.json`. */
export interface AssistantOfSite {
  /** Whether the top bar contains the assistant. */
  readonly topBar: boolean;
  /** Whether another program of the bank already shows it, as a web component or a micro app (SA-01). */
  readonly webComponent: boolean;
  readonly microApp: boolean;
  /** Disables search capture, whatever the next two say. The bank's systems write these three as strings. */
  readonly killSwitch: 'true' | 'false';
  /** Whether visitors' searches are captured. */
  readonly searchCapture: 'true' | 'false';
  /** Whether the assistant is answering. */
  readonly status: 'true' | 'false';
  /** Origin of the bank's conversation gateway; by default this site's own server. */
  readonly gateway?: string | undefined;
  readonly channelId: string;
  readonly featureId: string;
  readonly routingKey: string;
  readonly smartAssistantRoutingKey: string;
  readonly clientVersion: string;
  readonly aiVersion: string;
}

/** What the browser needs to ask the assistant. The switches decide when a page is made. */
export type AssistantService = Omit<
  AssistantOfSite,
  'topBar' | 'webComponent' | 'microApp' | 'killSwitch' | 'searchCapture' | 'status'
>;

/** What sites send if `site.json` says nothing else. */
export const assistantDefaults: AssistantService = {
  channelId: 'COM',
  featureId: 'SMART_ASSISTANT',
  routingKey: 'default',
  smartAssistantRoutingKey: 'default',
  clientVersion: '1.0',
  aiVersion: '1.0',
};

/** Returns the part of the configuration that pages carry: what differs from `assistantDefaults`. */
export function assistantService({
  topBar: _topBar,
  webComponent: _webComponent,
  microApp: _microApp,
  killSwitch: _killSwitch,
  searchCapture: _searchCapture,
  status: _status,
  ...service
}: AssistantOfSite): Partial<AssistantService> {
  const differs = ([name, value]: [string, string | undefined]) =>
    value !== assistantDefaults[name as keyof AssistantService];
  return Object.fromEntries(Object.entries(service).filter(differs));
}

/** Whether pages load the assistant: it is in the top bar, and no other program shows it (SA-01). */
export const showsAssistant = ({ topBar, webComponent, microApp }: AssistantOfSite): boolean =>
  topBar && !webComponent && !microApp;

/** Whether visitors' searches are sent to the assistant (SA-04). */
export const capturesSearches = ({ killSwitch, searchCapture, status }: AssistantOfSite): boolean =>
  killSwitch === 'false' && (searchCapture === 'true' || status === 'true');
