import type { ComponentProps, ReactNode } from 'react';
import { styled } from '#theme/styled.ts';
import { FormControl } from '#components/inputs/FormControl.tsx';
import { FormHelperText, type FormHelperTextProps } from '#components/inputs/FormHelperText.tsx';
import { FormLabel, type FormLabelProps } from '#components/inputs/FormLabel.tsx';
import type { InputRootProps } from '#components/inputs/InputBase.tsx';
import type { FieldIds } from './useFieldIds.ts';
import { useFocusInView } from './useFocusInView.ts';

/** The words around a field. */
export interface FieldText {
  readonly label: string;
  /** Help that is read before the field is filled in. */
  readonly helperText?: string;
  /**
   * What is wrong; marks the field as invalid and stands below the help, which stays. `true` marks the field and makes
   * the help say what is wrong, as MUI's TextField does.
   */
  readonly error?: boolean | string;
  /** Follows the label, such as "(optional)". */
  readonly optionalMark?: string;
}

/** How wide a field is: as wide as its place, or about as wide as the answer. */
export type FieldWidth = 'full' | 'medium' | 'short';

/** Props for the parts of a field, by MUI's names of them. */
export interface FieldSlotProps {
  readonly inputLabel?: Omit<FormLabelProps, 'children' | 'mark' | 'htmlFor' | 'component'>;
  readonly formHelperText?: Omit<FormHelperTextProps, 'children' | 'error' | 'id'>;
  /** The frame around the input; what a field takes besides goes to the input itself. */
  readonly input?: InputRootProps;
}

/** What every field takes; the rest of its props goes to its native element. */
export interface FieldProps extends FieldText {
  readonly width?: FieldWidth;
  /** For the element around the field and its words. */
  readonly sx?: ComponentProps<typeof FormControl>['sx'];
  /** For the element around the field and its words. */
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

/** The help and the error of a field, under the ids that describe it. */
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

/** A field's label, help and error, then the field itself, so that they are read in this order. */
export function FieldFrame({
  ids,
  label,
  helperText,
  error,
  optionalMark,
  width = 'full',
  className,
  sx,
  slotProps,
  children,
  below,
}: FieldProps & {
  ids: FieldIds;
  children: ReactNode;
  /** Stands under the field, such as a count of characters. */
  below?: ReactNode;
}) {
  return (
    <FormControl className={className} sx={sx}>
      <FormLabel {...slotProps?.inputLabel} htmlFor={ids.field} mark={optionalMark}>
        {label}
      </FormLabel>
      <FieldNotes {...{ ids, helperText, error }} slotProps={slotProps?.formHelperText} />
      <Control ownerState={{ width }}>{children}</Control>
      {below}
    </FormControl>
  );
}
