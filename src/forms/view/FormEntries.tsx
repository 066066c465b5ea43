import type { ReactNode } from 'react';
import { useBrowserValue } from '#components/utils/useBrowserValue.ts';
import { FieldNotes, useFieldIds } from '#components/fields/FieldFrame.tsx';
import {
  applyConditions,
  type FieldStanding,
  type FormValues,
  shownNames,
} from '#forms/rules/applyConditions.ts';
import { CaptchaField } from './CaptchaField.tsx';
import type { FormDefinition, FormEntry, FormGroup } from '#forms/definition/formDefinition.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import { isCaptcha } from '#forms/kinds/captcha.ts';
import { type HiddenField, isHidden } from '#forms/kinds/hidden.ts';
import type { FormField as Field } from '#forms/kinds/schemas.ts';
import { earlyValues, startOf } from './earlyValues.ts';
import { FormField } from './FormField.tsx';
import type { FormState } from './formMachine.ts';
import type { FormSetup } from './FormSetup.ts';
import { Group, GroupFields, Legend, Person, PersonName, PersonPlace, Waiting } from './FormView.styles.ts';
import { FormQuote } from './FormQuote.tsx';
import type { useLeadForm } from './useLeadForm.ts';
import { askedValue, type FormRequest } from '#forms/post/askedValue.ts';
import { personName, readSourceMark } from '#forms/post/visitorSources.ts';

/**
 * Shows the person named in the page's address, such as the visitor's loan officer (FORM-07). Hidden if there is none.
 */
function PersonLine({ field, request }: { field: HiddenField; request: FormRequest }) {
  const [[kind, name] = []] = Object.entries(field.from ?? {});
  const source = `${kind}:${name}`;
  const person = useBrowserValue(
    () => personName(readSourceMark(source)),
    () => personName(askedValue(request, field.from)),
  );
  return (
    // The page's behavior may have filled it in before hydration.
    <Person data-person={source} hidden={person === ''} suppressHydrationWarning>
      {field.shownAs}: <PersonName suppressHydrationWarning>{person}</PersonName>
    </Person>
  );
}

type Behaviour = Pick<
  ReturnType<typeof useLeadForm>,
  'form' | 'deferWhilePressed' | 'words' | 'captcha' | 'standings' | 'startsShown' | 'state'
>;

export interface FormEntriesProps extends Behaviour {
  readonly definition: FormDefinition;
  /** The entries to show: all of the form's, or those of a step. */
  readonly entries: readonly FormEntry[];
  /** Position of the step whose entries they are, if the form has steps. */
  readonly step?: number;
  readonly idOf: (name: string) => string;
  /** False for server HTML, which contains fields with unmet conditions for visitors without JavaScript. */
  readonly isReady: boolean;
  /** Values of an earlier submission. */
  readonly posted?: FormValues;
  /** With the request that the server rendered the form for. */
  readonly request: FormSetup & Required<Pick<FormSetup, 'locale'>>;
}

interface FieldGroupProps extends Pick<FormEntriesProps, 'step'> {
  readonly group: FormGroup;
  readonly id: string;
  readonly children: ReactNode;
}

function FieldGroup({ group, id, step, children }: FieldGroupProps) {
  const ids = useFieldIds(id, { helperText: group.hint });
  return (
    <Group component="fieldset" aria-describedby={ids.describedBy}>
      <Legend
        component="legend"
        ownerState={{ isStep: step !== undefined }}
        {...(step !== undefined && { 'data-step': step, tabIndex: -1 })}
      >
        {group.label}
      </Legend>
      <FieldNotes ids={ids} helperText={group.hint} />
      <GroupFields>{children}</GroupFields>
    </Group>
  );
}

const errorOf = (state: FormState, name: string) =>
  state.name === 'invalid' ? state.errors[name] : undefined;

interface HiddenEntryProps extends Pick<FormEntriesProps, 'request' | 'posted'> {
  readonly field: HiddenField;
}

const HiddenEntry = ({ field, request, posted }: HiddenEntryProps) => (
  <PersonPlace hidden={!field.shownAs}>
    <input
      type="hidden"
      name={field.name}
      value={posted?.[field.name] || askedValue(request, field.from) || (field.value ?? '')}
    />
    {field.shownAs && <PersonLine {...{ field, request }} />}
  </PersonPlace>
);

/** Returns the fields that are shown with the values of an earlier submission or of the request's address. */
function shownEarly({ definition, posted, request }: FormEntriesProps): ReadonlySet<string> {
  const given = earlyValues(definition, posted, request);
  return given ? shownNames(applyConditions(definition, given)) : new Set();
}

/**
 * The place of an entry that the empty form does not show. The same before and after hydration, so that a field which the
 * visitor is using at that moment stays the same element.
 */
const waiting = (key: string | number, isMet: boolean, shown: ReactNode) => (
  <Waiting key={key} data-met={isMet || undefined} suppressHydrationWarning>
    {shown}
  </Waiting>
);

/** The fields of a form, visible and hidden. */
export function FormEntries(props: FormEntriesProps) {
  const { definition, entries, step, idOf, isReady, standings, startsShown, form } = props;
  const { words, captcha, state, posted, request, deferWhilePressed } = props;
  const byName = new Map<string, FieldStanding>(standings.map((standing) => [standing.field.name, standing]));
  // Only read in the server's HTML and during hydration.
  const early = isReady ? undefined : shownEarly(props);

  const single = (field: Field) => {
    const { name } = field;
    if (isHidden(field)) return <HiddenEntry key={name} {...{ field, request, posted }} />;
    if (isCaptcha(field)) {
      const { challenge, tick, show } = captcha;
      return (
        <CaptchaField
          key={name}
          {...{ field, words, challenge }}
          id={idOf(name)}
          error={errorOf(state, name)}
          onTick={tick}
          show={show}
        />
      );
    }
    const standing = byName.get(name);
    if (!standing || (isReady && !standing.isShown)) return null;
    const confirmed = behaviorOf(field).confirms?.(field);
    const shown = (
      <FormField
        key={name}
        // Without scripts the visitor could not meet the conditions that enable it again.
        standing={isReady ? standing : { ...standing, isDisabled: false }}
        confirmed={confirmed === undefined ? undefined : byName.get(confirmed)?.field}
        id={idOf(name)}
        marks={definition.marks}
        words={words}
        control={form.control}
        register={form.register}
        deferWhilePressed={deferWhilePressed}
        startsWith={posted?.[name] ?? startOf(field, isReady, request)}
      />
    );
    return startsShown.has(name) ? shown : waiting(name, early?.has(name) ?? true, shown);
  };

  /** Whether all of a group's visible fields have a condition that is not met. */
  const isWaiting = (group: FormGroup) =>
    group.fields.every((field) => byName.get(field.name)?.isShown === false);
  const startsWaiting = (group: FormGroup) =>
    group.fields.every(({ name }) => byName.has(name) && !startsShown.has(name));

  const entry = (one: FormEntry) => {
    if (one.kind !== 'group') return single(one);
    const index = definition.fields.indexOf(one);
    if (isReady && isWaiting(one)) return null;
    const group = (
      <FieldGroup key={index} group={one} id={idOf(`group-${index}`)} step={step}>
        {one.fields.map(single)}
        {one.quote && <FormQuote {...props} quote={one.quote} />}
      </FieldGroup>
    );
    const isMet = early === undefined || one.fields.some(({ name }) => early.has(name));
    return startsWaiting(one) ? waiting(index, isMet, group) : group;
  };

  return entries.map(entry);
}
