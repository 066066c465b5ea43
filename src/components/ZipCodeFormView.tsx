import styled from '@emotion/styled';
import type { ComponentProps, Ref } from 'react';
import { vars } from '#theme/vars.ts';
import { primaryAction } from './actionStyles.ts';

const Root = styled.form({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  maxWidth: '26rem',
  '& label': { fontWeight: 650 },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: '.6rem' },
  '& input': {
    flex: '1 1 8rem',
    minWidth: 0,
    minHeight: '3rem',
    padding: '.65rem .875rem',
    border: `1px solid ${vars.control}`,
    borderRadius: '6px',
    background: vars.raised,
  },
  '& input[aria-invalid=true]': { borderColor: vars.error, borderWidth: 2 },
  '& button': { ...primaryAction, flex: 'none' },
  '& .error': { color: vars.error, fontWeight: 600, minHeight: '1.6em' },
  '& .hint': { color: vars.textMuted },
});

export interface ZipCodeFormText {
  /** Prefix of the ids of its elements; unique on the page. */
  readonly id: string;
  /** Where the form is posted to without JavaScript. */
  readonly action: string;
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly error: string;
  /** Where the server leads back to when there is no JavaScript. */
  readonly next: string;
}

export interface ZipCodeFormViewProps extends ZipCodeFormText {
  readonly isInvalid?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onSubmit?: ComponentProps<'form'>['onSubmit'];
}

/** The HTML of a zip code form. `ZipCodeForm` makes it work in an island, the program `zipCodeForm` without React. */
export function ZipCodeFormView(props: ZipCodeFormViewProps) {
  const { id, action, label, hint, button, error, next, isInvalid = false, inputRef, onSubmit } = props;
  return (
    <Root
      method="post"
      action={action}
      onSubmit={onSubmit}
      noValidate
      data-error={onSubmit ? undefined : error}
    >
      <input type="hidden" name="next" value={next} readOnly />
      <label htmlFor={`${id}-zip`}>{label}</label>
      {hint && <span className="hint">{hint}</span>}
      <div className="row">
        <input
          id={`${id}-zip`}
          ref={inputRef}
          name="zipcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          pattern="[0-9]{5}"
          required
          aria-invalid={isInvalid}
          aria-describedby={`${id}-zip-error`}
        />
        <button type="submit">{button}</button>
      </div>
      <span className="error" id={`${id}-zip-error`} role="alert">
        {isInvalid ? error : ''}
      </span>
    </Root>
  );
}
