import type { FormValues } from '#forms/rules/applyConditions.ts';
import { fieldsOf, type HasFields, isVisibleKind, sensitiveNames } from '#forms/definition/formFields.ts';
import { localStore, readRecord } from '#lib/visitor/storage.ts';

const day = 24 * 3_600_000;
/** Days for which entries are kept. */
const lifetime = 30;

/** What a visitor has saved of a form on this device. */
export interface SavedEntries {
  /** Milliseconds since 1970 at which they are forgotten. */
  readonly until: number;
  /** Position of the step to continue with. */
  readonly step: number;
  readonly values: Readonly<Record<string, string>>;
}

function parse(text: string | undefined): SavedEntries | undefined {
  try {
    const saved = JSON.parse(text ?? '') as Partial<SavedEntries>;
    const { until, step, values } = saved;
    if (typeof until !== 'number' || typeof step !== 'number' || typeof values !== 'object') return undefined;
    return until > Date.now() ? { until, step, values } : undefined;
  } catch {
    return undefined;
  }
}

function write(formId: string, saved: SavedEntries | undefined): boolean {
  const all = readRecord(localStore, 'savedForms');
  for (const [id, text] of Object.entries(all)) if (!parse(text)) delete all[id];
  if (saved) all[formId] = JSON.stringify(saved);
  else delete all[formId];
  if (Object.keys(all).length > 0) return localStore.set('savedForms', JSON.stringify(all));
  localStore.remove('savedForms');
  return true;
}

/** Returns what the visitor has saved of a form on this device, unless it has expired. */
export const savedEntries = (formId: string): SavedEntries | undefined =>
  parse(readRecord(localStore, 'savedForms')[formId]);

/**
 * Saves a form's entries on this device for 30 days, without sensitive values (SEC-04).
 *
 * @returns the day until which they are kept, such as `2026-12-27`; `undefined` if the browser stores nothing.
 */
export function saveEntries(
  definition: HasFields & { readonly formId: string },
  values: FormValues,
  step: number,
): string | undefined {
  const secrets = sensitiveNames(definition);
  const kept: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    const value = values[field.name] ?? '';
    if (isVisibleKind(field) && !secrets.has(field.name) && value !== '') kept[field.name] = value;
  }
  const until = Date.now() + lifetime * day;
  if (!write(definition.formId, { until, step, values: kept })) return undefined;
  return new Date(until).toISOString().slice(0, 10);
}

/** Forgets what was saved of a form on this device. */
export const forgetEntries = (formId: string): void => void write(formId, undefined);
