import { activeSession, randomId } from '#lib/visitor/activeSession.ts';
import { assistantDefaults, type AssistantService } from '#lib/browser/AssistantOfSite.ts';
import { browserVersion } from '#lib/visitor/browserVersion.ts';
import { isRecord } from '#lib/values/isRecord.ts';
import type { Locale } from '#lib/format/locale.ts';
import { chosenState } from '#lib/visitor/chosenState.ts';
import { hasOptedOut } from '#lib/visitor/privacyChoice.ts';
import { readRecord, sessionStore } from '#lib/visitor/storage.ts';
import { safeHref } from '#lib/address/urls.ts';

export const assistantTokenPath = '/svt/ecm/smartassistant';
export const assistantQueryPath = '/voice/conversation-gateway/v1/query';

/** In milliseconds: how long a token is reused, and the timeout of a request. */
export const assistantTimes = { token: 10 * 60_000, answer: 10_000 } as const;

/** Maximum number of a session's queries to remember. */
const mostQueries = 100;

/** The parts of a page that send queries. */
export type Dialog = 'search' | 'assistant';

/** Whether a query may contain personal data: account and social security numbers, email addresses. */
const isPersonal = (query: string) => /\d(?:[ -]?\d){6}|\S@\S/.test(query);

/** Returns the id of this browser session's conversation, which is stored as `SAInteractionID`. */
function interactionId(): string {
  const known = sessionStore.get('SAInteractionID');
  if (known !== undefined && /^[0-9a-f]{32}$/.test(known)) return known;
  const id = randomId();
  sessionStore.set('SAInteractionID', id);
  return id;
}

async function postJson(url: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(assistantTimes.answer),
  });
  if (!response.ok) throw new Error(`The assistant answered ${response.status}.`);
  return response.json() as Promise<unknown>;
}

let flight: Promise<string> | undefined;

async function newToken({ channelId, featureId }: AssistantService): Promise<string> {
  const sessionToken = activeSession() ?? '';
  const answer = await postJson(assistantTokenPath, {
    channelId,
    featureId,
    userId: interactionId(),
    sessionToken,
  });
  const token = isRecord(answer) ? answer['access_token'] : undefined;
  if (typeof token !== 'string' || token === '') throw new Error('The assistant gave no token.');
  sessionStore.set('assistantToken', JSON.stringify({ token, at: String(Date.now()) }));
  return token;
}

/**
 * Returns this browser session's token, which is reused for ten minutes (SA-03). Concurrent calls share one request.
 */
function accessToken(site: AssistantService): Promise<string> {
  const { token, at } = readRecord(sessionStore, 'assistantToken');
  const age = Date.now() - Number(at);
  if (token !== undefined && age >= 0 && age < assistantTimes.token) return Promise.resolve(token);
  flight ??= newToken(site).finally(() => (flight = undefined));
  return flight;
}

const queryOf = (site: AssistantService, locale: Locale, query: string, dialog: Dialog) => ({
  query,
  // The contract only has English and Spanish; this is the page's actual language. Mortgage rates depend on the state.
  auxData: { locale, state: chosenState() },
  device: locale === 'es' ? 'spanish' : 'english',
  channel: 'COM',
  channelDetails: browserVersion(),
  dialog,
  language: locale === 'es' ? 'es' : 'en',
  lat: -999,
  lon: -999,
  /** Minutes east of UTC. */
  time_offset: 0 - new Date().getTimezoneOffset(),
  inputMode: 'KEYBOARD',
  external_user_id: interactionId(),
  participantToken: activeSession() ?? '',
  clientVersion: site.clientVersion,
  supportSearchContent: true,
  ai_version: site.aiVersion,
  translate_response: false,
});

async function postQuery(own: Partial<AssistantService>, locale: Locale, query: string, dialog: Dialog) {
  const site = { ...assistantDefaults, ...own };
  const { gateway = '', routingKey, smartAssistantRoutingKey } = site;
  const authorization = `Bearer ${await accessToken(site)}`;
  const headers = { authorization, routingKey, smartAssistantRoutingKey };
  return postJson(gateway + assistantQueryPath, queryOf(site, locale, query, dialog), headers);
}

/** The assistant's answer to a question. */
export interface AssistantAnswer {
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly title: string; readonly summary: string }[];
  /** The language of its texts; empty if it is the page's. */
  readonly language: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function readAnswer(answer: unknown): AssistantAnswer {
  if (!isRecord(answer)) throw new Error('The assistant’s answer cannot be read.');
  const links = Array.isArray(answer['links']) ? answer['links'].filter(isRecord) : [];
  return {
    text: text(answer['text']),
    language: text(answer['language']),
    links: links.flatMap((link) => {
      const href = safeHref(text(link['url']));
      return href === undefined ? [] : [{ href, title: text(link['title']), summary: text(link['summary']) }];
    }),
  };
}

/**
 * Asks the assistant a question.
 *
 * @throws if it does not answer.
 */
export const askAssistant = async (
  site: Partial<AssistantService>,
  locale: Locale,
  question: string,
): Promise<AssistantAnswer> => readAnswer(await postQuery(site, locale, question, 'assistant'));

/**
 * Remembers a query in this session.
 *
 * @returns whether it is new.
 */
function isNewQuery(query: string): boolean {
  const key = query.toLowerCase();
  const known = readRecord(sessionStore, 'assistantQueries');
  if (Object.hasOwn(known, key)) return false;
  const kept = [...Object.keys(known), key].slice(-mostQueries);
  sessionStore.set('assistantQueries', JSON.stringify(Object.fromEntries(kept.map((one) => [one, '1']))));
  return true;
}

/**
 * Sends a visitor's search to the assistant, once per session (SA-04). Skips visitors who have opted out, and queries
 * that may contain personal numbers or addresses. Ignores the answer; failures are only logged (SA-05).
 */
export async function captureQuery(
  site: Partial<AssistantService>,
  locale: Locale,
  query: string,
): Promise<void> {
  if (hasOptedOut() || isPersonal(query) || !isNewQuery(query)) return;
  try {
    await postQuery(site, locale, query, 'search');
  } catch (error) {
    console.info('The search was not sent to the assistant.', error);
  }
}
