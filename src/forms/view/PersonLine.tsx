import { useSyncExternalStore } from 'react';
import type { HiddenField } from '#forms/kinds/hidden.ts';
import { Person, PersonName } from './FormView.styles.ts';
import { askedValue } from '#forms/post/askedValue.ts';
import { personName, readSourceMark } from '#forms/post/visitorSources.ts';

const neverChanges = () => () => {};
/**
 * Shows the person named in the page's address, such as the visitor's loan officer (FORM-07). Hidden if there is none.
 */
export function PersonLine({ field, asked }: { field: HiddenField; asked?: URLSearchParams }) {
  const [[kind, name] = []] = Object.entries(field.from ?? {});
  const source = `${kind}:${name}`;
  const person = useSyncExternalStore(
    neverChanges,
    () => personName(readSourceMark(source)),
    () => personName(askedValue(asked, field.from)),
  );
  return (
    // The page's behavior may have filled it in before hydration.
    <Person data-person={source} hidden={person === ''} suppressHydrationWarning>
      {field.shownAs}: <PersonName suppressHydrationWarning>{person}</PersonName>
    </Person>
  );
}
