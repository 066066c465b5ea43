import type { ReactNode } from 'react';
import { Alert } from '#components/feedback/Alert.tsx';
import {
  Dialog,
  DialogActions,
  dialogCloser,
  DialogContent,
  DialogTitle,
} from '#components/feedback/Dialog.tsx';
import { Button } from '#components/inputs/Button.tsx';
import { FormHelperText } from '#components/inputs/FormHelperText.tsx';
import { FormLabel } from '#components/inputs/FormLabel.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { InputBase } from '#components/inputs/InputBase.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { longestEmail } from '#lib/visitor/emailAddress.ts';
import { optOutErrorField, privacyOptOutPath } from '#lib/visitor/privacyChoice.ts';
import { useAsked, useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props as AuthorProps } from './PrivacyOptOut.schema.ts';
import { Content, DialogForm, Field, Submit } from './PrivacyOptOut.styles.ts';
import type { words } from './PrivacyOptOut.words.ts';

type Props = AuthorProps & {
  /** The page of the form, unless it is a dialog: without JavaScript, the server returns to it. */
  readonly page?: string;
};

/**
 * The only way to opt out of data sharing: on all devices with an email address, or for this browser without one
 * (MODAL-03). It is part of a page, or a dialog that opens for links to that page.
 */
export function PrivacyOptOut(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoPrivacyOptOut' });
  const { dialogFor, heading, level, text, button } = props;
  const { id } = useSection();
  if (dialogFor !== undefined) return <OptOutDialog {...props} page={dialogFor} />;
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Content>
        <OptOutForm {...props}>
          <Submit>
            <Button type="submit">{button}</Button>
          </Submit>
        </OptOutForm>
      </Content>
    </SectionFrame>
  );
}

function OptOutDialog({ page, ...props }: AuthorProps & { readonly page: string }) {
  const { heading, text, button } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  const dialog = `${id}-dialog`;
  return (
    <div data-page={page}>
      <Dialog id={dialog}>
        <DialogTitle>
          <Inline html={heading} />
        </DialogTitle>
        <DialogContent>
          {text !== undefined && <Inline component="p" html={text} />}
          <DialogForm>
            <OptOutForm {...props} />
          </DialogForm>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" {...dialogCloser(dialog)}>
            {word('optOutClose')}
          </Button>
          <Button type="submit" form={`${id}-form`}>
            {button}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

/** The form, and the confirmation that replaces it. */
function OptOutForm({ children, ...props }: Props & { readonly children?: ReactNode }) {
  const { label, hint, doneHeading, doneText, successPage, errorPage, page } = props;
  const { id } = useSection();
  const asked = useAsked();
  // Not in the dialog, which needs JavaScript.
  const isInvalid = page !== undefined && asked?.has(optOutErrorField) === true;
  const word = useWords<typeof words>();
  const field = `${id}-email`;
  return (
    <>
      <form
        id={`${id}-form`}
        method="post"
        action={privacyOptOutPath}
        noValidate
        data-invalid={word('optOutInvalid')}
        data-failed={word('optOutFailed')}
        // On paper a field without its button is useless. A dialog, whose button is outside, does not print.
        data-screen-only={children && ''}
      >
        <input type="hidden" name="next" value={successPage} />
        <input type="hidden" name="errorPage" value={errorPage} />
        {page !== undefined && <input type="hidden" name="page" value={page} />}
        <FormLabel htmlFor={field}>{label}</FormLabel>
        {hint && <FormHelperText id={`${field}-hint`}>{hint}</FormHelperText>}
        <FormHelperText id={`${field}-error`} role="alert" error>
          {isInvalid ? word('optOutInvalid') : undefined}
        </FormHelperText>
        <Field>
          <InputBase
            id={field}
            type="email"
            name="identifier"
            autoComplete="email"
            maxLength={longestEmail}
            aria-invalid={isInvalid || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor submitted it and must hear the error first
            autoFocus={isInvalid || undefined}
            aria-describedby={hint ? `${field}-hint ${field}-error` : `${field}-error`}
          />
        </Field>
        {children}
      </form>
      <ScriptOnly data-part="done" hidden>
        <Alert severity="success" heading={doneHeading} level={3} id={`${id}-done`}>
          <Inline component="p" html={doneText} />
        </Alert>
      </ScriptOnly>
    </>
  );
}
