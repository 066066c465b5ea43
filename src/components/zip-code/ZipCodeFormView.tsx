import type { ComponentProps, Ref } from 'react';
import { styled } from '#theme/styled.ts';
import { Button } from '#components/inputs/Button.tsx';
import { FormHelperText } from '#components/inputs/FormHelperText.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { InputBase } from '#components/inputs/InputBase.tsx';

/** The words of `zipCodeWords` that the form uses. */
export type ZipCodeWord =
  | 'zipLabel'
  | 'zipHint'
  | 'zipButton'
  | 'zipError'
  | 'zipNotFound'
  | 'zipNotSaved'
  | 'errorTitle';

/** The parts of a section's environment that the form needs. */
export interface ZipCodeFormEnvironment {
  readonly id: string;
  readonly serviceBase: string;
  /** The request for which the server renders the section. */
  readonly asked?: string;
}

/** Returns the props of a section's zip code form. */
export const zipCodeFormText = (
  { id, serviceBase, asked }: ZipCodeFormEnvironment,
  word: (key: ZipCodeWord) => string,
  next: string,
): ZipCodeFormText => ({
  id,
  action: `${serviceBase}/zipCode`,
  label: word('zipLabel'),
  hint: word('zipHint'),
  button: word('zipButton'),
  error: word('zipError'),
  notFound: word('zipNotFound'),
  notSaved: word('zipNotSaved'),
  errorTitle: word('errorTitle'),
  isInvalid: new URLSearchParams(asked).get('zipError') === id,
  next,
});

const name = 'PorticoZipCodeForm';

const Root = styled('div', { name, slot: 'Root' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1),
  maxWidth: '26rem',
}));
const Row = styled('div', { name, slot: 'Row' })(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.25),
}));
const Field = styled('div', { name, slot: 'Field' })({ flex: '1 1 8rem', minWidth: 0 });

export interface ZipCodeQuestionProps {
  /** Prefix for the ids of its elements; unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly error: string;
  readonly isInvalid?: boolean;
  /** Says what else went wrong, while the zip code is valid. */
  readonly notice?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The initial value. */
  readonly typed?: string;
  /** True if the page opens with an error here: the field gets focus through `autofocus`, without a script. */
  readonly isFocused?: boolean;
}

/** The zip code field with its submit button, for use in a form. */
export function ZipCodeQuestion(props: ZipCodeQuestionProps) {
  const {
    id,
    label,
    hint,
    button,
    error,
    isInvalid = false,
    notice = '',
    inputRef,
    typed,
    isFocused,
  } = props;
  return (
    <Root>
      <div>
        <FormLabel htmlFor={`${id}-zip`}>{label}</FormLabel>
        {hint && <FormHelperText>{hint}</FormHelperText>}
        <FormHelperText id={`${id}-zip-error`} role="alert" error>
          {isInvalid ? error : notice}
        </FormHelperText>
      </div>
      <Row>
        <Field>
          <InputBase
            id={`${id}-zip`}
            ref={inputRef}
            name="zipcode"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            defaultValue={typed}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor submitted it and must hear the error first
            autoFocus={isFocused}
            aria-invalid={isInvalid}
            aria-describedby={`${id}-zip-error`}
          />
        </Field>
        <Button type="submit">{button}</Button>
      </Row>
    </Root>
  );
}

export interface ZipCodeFormText extends Pick<
  ZipCodeQuestionProps,
  'id' | 'label' | 'hint' | 'button' | 'error' | 'isInvalid'
> {
  /** Says that there is no such zip code, with `{zip}`. */
  readonly notFound: string;
  /** Says that the browser blocks cookies. */
  readonly notSaved: string;
  /** Prefix of the page title while the zip code is invalid. */
  readonly errorTitle: string;
  /** URL that the form is posted to without JavaScript. */
  readonly action: string;
  /** The page that the server returns to without JavaScript. */
  readonly next: string;
}

export interface ZipCodeFormViewProps
  extends ZipCodeFormText, Pick<ZipCodeQuestionProps, 'inputRef' | 'isFocused' | 'notice'> {
  readonly onSubmit?: ComponentProps<'form'>['onSubmit'];
}

/**
 * The HTML of a zip code form. `ZipCodeForm` adds its behavior in islands, and the behavior `zipCodeForm` elsewhere.
 */
export function ZipCodeFormView(props: ZipCodeFormViewProps) {
  const { action, next, notFound, notSaved, onSubmit, ...question } = props;
  return (
    <form
      method="post"
      action={action}
      onSubmit={onSubmit}
      noValidate
      data-error={onSubmit ? undefined : question.error}
      data-not-found={onSubmit ? undefined : notFound}
      data-not-saved={onSubmit ? undefined : notSaved}
    >
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="section" value={question.id} />
      <ZipCodeQuestion isFocused={question.isInvalid} {...question} />
    </form>
  );
}
