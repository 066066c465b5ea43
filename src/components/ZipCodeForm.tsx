import styled from '@emotion/styled';
import { type FormEvent, useRef, useState } from 'react';
import { writeCookie } from '#lib/cookies.ts';
import { isZipCode } from '#lib/zipCode.ts';
import { primaryAction } from './actionStyles.ts';
import { vars } from '#theme/vars.ts';

/** Tells every section of the page that the zip code changed. */
export const zipCodeChanged = 'portico:zipcode';

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

export interface ZipCodeFormProps {
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

/** Asks for the zip code, keeps it in the cookie and tells the page; without JavaScript the server does it (PAGE-09). */
export function ZipCodeForm({ id, action, label, hint, button, error, next }: ZipCodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const zip = input.current?.value.trim();
    setInvalid(!isZipCode(zip));
    if (!isZipCode(zip)) return input.current?.focus();
    writeCookie('zipcode', zip, { days: 180 });
    document.dispatchEvent(new CustomEvent(zipCodeChanged));
  };
  return (
    <Root method="post" action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="next" value={next} readOnly />
      <label htmlFor={`${id}-zip`}>{label}</label>
      {hint && <span className="hint">{hint}</span>}
      <div className="row">
        <input
          id={`${id}-zip`}
          ref={input}
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
