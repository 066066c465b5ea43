import styled from '@emotion/styled';
import { type MouseEvent, useId, useSyncExternalStore } from 'react';
import { Banner } from '#components/Banner.tsx';
import { Button } from '#components/Button.tsx';
import { Inline } from '#components/Inline.tsx';
import type { FormDefinition } from './formDefinition.ts';
import { FormField } from './FormField.tsx';
import type { FormState } from './formMachine.ts';
import { isRequired, type RuleWords } from './rules.ts';
import { useForm } from './useForm.ts';

const Root = styled.form({
  display: 'grid',
  gap: '1.6rem',
  maxWidth: '38rem',
  // A field that visitors do not see and machines fill in.
  '& .trap': { position: 'absolute', left: '-100vw', width: 1, height: 1, overflow: 'hidden' },
});

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Brings the label into view before the field takes focus, so that a phone's keyboard does not hide it. */
function goToField(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const label =
    document.querySelector(`label[for="${CSS.escape(id)}"]`) ??
    field.closest('fieldset')?.querySelector('legend');
  (label ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
}

/** A form from its definition. Before and without JavaScript it is a plain form that the server answers. */
export function FormView({
  definition,
  action,
  words,
  startsAs,
}: {
  definition: FormDefinition;
  action: string;
  words: RuleWords;
  /** The state to begin with; idle without it. */
  startsAs?: FormState;
}) {
  const prefix = useId();
  const { state, shown, deciding, form, banner, submit } = useForm(definition, action, words, startsAs);
  // The browser's own checks stay until ours can take their place.
  const isReady = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const idOf = (name: string) => `${prefix}${name}`;
  if (state.name === 'success') {
    return (
      <Banner tone="success" id={`${prefix}banner`} ref={banner} heading={definition.success.heading}>
        {definition.success.text && <Inline as="p" html={definition.success.text} />}
      </Banner>
    );
  }
  return (
    <Root
      method="post"
      action={action}
      noValidate={isReady}
      aria-busy={state.name === 'submitting'}
      onSubmit={(event) => {
        if (definition.mode === 'native' && state.name === 'submitting') return;
        event.preventDefault();
        void submit();
      }}
    >
      {state.name === 'invalid' && (
        <Banner
          tone="error"
          id={`${prefix}banner`}
          ref={banner}
          heading={words['errorForm'] ?? ''}
          links={Object.entries(state.errors).map(([name, text]) => ({
            text,
            href: `#${idOf(name)}`,
            onClick: (event) => goToField(event, idOf(name)),
          }))}
        />
      )}
      {state.name === 'error' && (
        <Banner
          tone="error"
          id={`${prefix}banner`}
          ref={banner}
          heading={state.message ?? words[state.reason] ?? ''}
        />
      )}
      {definition.fields.map((field) =>
        field.kind === 'hidden' ? (
          <input key={field.name} type="hidden" name={field.name} value={field.value} readOnly />
        ) : null,
      )}
      {shown.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={idOf(field.name)}
          isRequired={isRequired(field, deciding)}
          words={words}
          control={form.control}
          register={form.register}
        />
      ))}
      <div className="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="website" />
      </div>
      <p>
        <Button type="submit" busyLabel={state.name === 'submitting' ? words['sending'] : undefined}>
          {definition.submit}
        </Button>
      </p>
    </Root>
  );
}
