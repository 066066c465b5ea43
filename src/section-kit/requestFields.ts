import type { AnySection } from './defineSection.ts';

/** Returns the names of the fields of requests with a method for which a section is rendered again (pure). */
export function requestFields(
  { request }: AnySection,
  props: Readonly<Record<string, unknown>>,
  method: 'get' | 'post',
): readonly string[] {
  if (request?.method !== method) return [];
  return typeof request.fields === 'function' ? request.fields(props) : request.fields;
}
