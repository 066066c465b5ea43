/** Keys of local storage (STORE-02). Portico's own is `savedForms`. */
export type LocalKey = 'stateNameSelected' | 'activeSession' | 'savedForms';
/**
 * Keys of session storage (STORE-02). Portico's own are `assistantIcons`, `assistantQueries`, `assistantToken`,
 * `carriedForms`, `dismissedBanners`, `lastSearch` and `pendingForms`.
 */
export type SessionKey =
  | 'Channel'
  | 'sessionValues'
  | 'leadFormIdValue'
  | 'topicSelectForRequestToCall'
  | 'productRecommender'
  | 'SAInteractionID'
  | 'assistantIcons'
  | 'assistantQueries'
  | 'assistantToken'
  | 'carriedForms'
  | 'dismissedBanners'
  | 'lastSearch'
  | 'pendingForms';

/**
 * Typed access to one of the browser's storages. If the storage is blocked or full, it behaves as if it were empty
 * (STORE-04).
 */
export interface TextStore<Key extends string> {
  readonly get: (key: Key) => string | undefined;
  /** @returns whether the value was saved. */
  readonly set: (key: Key, value: string) => boolean;
  readonly remove: (key: Key) => void;
}

function textStore<Key extends string>(area: () => Storage | undefined): TextStore<Key> {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const storage = area();
      return storage ? act(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt<string | undefined>((storage) => storage.getItem(key) ?? undefined, undefined),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const localStore: TextStore<LocalKey> = textStore(() => globalThis.localStorage);
export const sessionStore: TextStore<SessionKey> = textStore(() => globalThis.sessionStorage);

/**
 * Reads a record of strings that is stored as JSON. Returns an empty record if the JSON is malformed. The record has no
 * prototype.
 */
export function readRecord<Key extends string>(store: TextStore<Key>, key: Key): Record<string, string> {
  const record = Object.create(null) as Record<string, string>;
  try {
    const parsed: unknown = JSON.parse(store.get(key) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return record;
    for (const [name, value] of Object.entries(parsed)) if (typeof value === 'string') record[name] = value;
  } catch {
    // Malformed JSON counts as empty.
  }
  return record;
}
