import { useSyncExternalStore } from 'react';
import type { FieldOf } from './formDefinition.ts';
import { Person, PersonName } from './FormView.styles.ts';
import { personName, readSourceMark } from './visitorSources.ts';

const neverChanges = () => () => {};
const nobody = () => '';

/** Whom the page's address names, such as the visitor's loan officer (FORM-07); nothing when it names nobody. */
export function PersonLine({ field }: { field: FieldOf<'hidden'> }) {
  const [[kind, name] = []] = Object.entries(field.from ?? {});
  const source = `${kind}:${name}`;
  const person = useSyncExternalStore(neverChanges, () => personName(readSourceMark(source)), nobody);
  return (
    // The page's program may have filled it in already.
    <Person data-person={source} hidden={person === ''} suppressHydrationWarning>
      {field.shownAs}: <PersonName suppressHydrationWarning>{person}</PersonName>
    </Person>
  );
}
