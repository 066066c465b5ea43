import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '#theme/styled.ts';
import { FormControl } from '#components/inputs/FormControl.tsx';
import { FormHelperText, type FormHelperTextProps } from '#components/inputs/FormHelperText.tsx';
import { FormLabel, type FormLabelProps } from '#components/inputs/FormLabel.tsx';
import type { InputLooks, InputRootProps } from '#components/inputs/InputBase.tsx';
import { useFocusInView } from './useFocusInView.ts';

type FormControlMargin = ComponentProps<typeof FormControl>['margin'];

const Root = styled(FormControl, { name: 'MuiTextField', slot: 'Root' })({});

/** The ids that connect a field with its texts. */
export interface FieldIds {
  readonly field: string;
  readonly hint: string;
  readonly error: string;
  /** Value of `aria-describedby`: help, error, then any other descriptions. */
  readonly describedBy: string | undefined;
}

/**
 * Returns the ids of a field and its texts.
 *
 * @param given id of the field; generated if absent.
 * @param more ids of other elements that describe the field.
 */
export function useFieldIds(
  given: string | undefined,
  { helperText, error }: { readonly helperText?: string; readonly error?: boolean | string },
  more?: string,
): FieldIds {
  const own = useId();
  const field = given ?? own;
  const [hint, wrong] = [`${field}-hint`, `${field}-error`];
  const hasMessage = typeof error === 'string' && error !== '';
  const describedBy = [helperText && hint, hasMessage && wrong, more].filter(Boolean).join(' ');
  return { field, hint, error: wrong, describedBy: describedBy || undefined };
}

/** The texts of a field. */
export interface FieldText {
  readonly label: string;
  /** Help text, read before the field. */
  readonly helperText?: string;
  /**
   * The error message, shown below the help text; marks the field as invalid. With `true`, the help text is the error
   * message, as in MUI's TextField.
   */
  readonly error?: boolean | string;
  /** Appended to the label, such as "(optional)". */
  readonly optionalMark?: string;
}

/** Width of a field: that of its container, or roughly that of the expected answer. */
export type FieldWidth = 'full' | 'medium' | 'short';

/** Props for the parts of a field, under MUI's names. */
export interface FieldSlotProps {
  readonly inputLabel?: Omit<FormLabelProps, 'children' | 'mark' | 'htmlFor' | 'component'> & {
    /** Labels are above their fields, as MUI's are with this. */
    readonly shrink?: boolean;
  };
  readonly formHelperText?: Omit<FormHelperTextProps, 'children' | 'error' | 'id'>;
  /** Props for the frame around the input, and for the input what MUI's has here. */
  readonly input?: InputRootProps & {
    readonly startAdornment?: ReactNode;
    readonly endAdornment?: ReactNode;
    readonly readOnly?: boolean;
  };
  /** Props for the native element, as any other prop of the field. */
  readonly htmlInput?: Omit<ComponentProps<'input'>, 'color' | 'size'>;
}

/** Props that all fields share. Other props go to the native element. */
export interface FieldProps extends FieldText, InputLooks {
  /** Space above and below the field. */
  readonly margin?: FormControlMargin;
  /** A field is as wide as its container, unless it has a `width`. */
  readonly fullWidth?: boolean;
  readonly width?: FieldWidth;
  /** Styles of the outer element. */
  readonly sx?: ComponentProps<typeof FormControl>['sx'];
  /** Class of the outer element. */
  readonly className?: string;
  readonly slotProps?: FieldSlotProps;
}

const Control = styled('div', { name: 'PorticoFieldFrame', slot: 'Control' })<{
  ownerState: { width: FieldWidth };
}>(({ theme: { spacing } }) => ({
  marginTop: spacing(1),
  variants: [
    { props: { width: 'medium' }, style: { maxWidth: '20rem' } },
    { props: { width: 'short' }, style: { maxWidth: '11rem' } },
  ],
}));

function ErrorNote({ children, ...rest }: Omit<FormHelperTextProps, 'error'> & { children: string }) {
  return (
    <FormHelperText {...rest} ref={useFocusInView(children)} error>
      {children}
    </FormHelperText>
  );
}

/** The help text and error of a field, with the ids that `aria-describedby` refers to. */
export function FieldNotes({
  ids,
  helperText,
  error,
  slotProps,
}: Pick<FieldText, 'helperText' | 'error'> & {
  ids: Pick<FieldIds, 'hint' | 'error'>;
  slotProps?: FieldSlotProps['formHelperText'];
}) {
  return (
    <>
      {helperText && (
        <FormHelperText {...slotProps} id={ids.hint} error={error === true}>
          {helperText}
        </FormHelperText>
      )}
      {typeof error === 'string' && error !== '' && (
        <ErrorNote {...slotProps} id={ids.error}>
          {error}
        </ErrorNote>
      )}
    </>
  );
}

/** A field with its texts. Label, help and error precede the field, so that they are read first. */
export function FieldFrame({
  ids,
  label,
  helperText,
  error,
  optionalMark,
  width = 'full',
  margin,
  disabled = false,
  className,
  sx,
  slotProps,
  children,
  below,
}: FieldProps & {
  disabled?: boolean | undefined;
  ids: FieldIds;
  children: ReactNode;
  /** Shown below the field, such as a character counter. */
  below?: ReactNode;
}) {
  const { shrink: _always, ...labelProps } = slotProps?.inputLabel ?? {};
  return (
    <Root className={className} sx={sx} margin={margin}>
      <FormLabel
        disabled={disabled}
        error={Boolean(error)}
        {...labelProps}
        htmlFor={ids.field}
        mark={optionalMark}
      >
        {label}
      </FormLabel>
      <FieldNotes {...{ ids, helperText, error }} slotProps={slotProps?.formHelperText} />
      <Control ownerState={{ width }}>{children}</Control>
      {below}
    </Root>
  );
}
