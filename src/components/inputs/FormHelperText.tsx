import type { ComponentProps } from 'react';
import { styled } from '#theme/styled.ts';
import { stateClasses } from './stateClasses.ts';

const Root = styled('p', { name: 'MuiFormHelperText', slot: 'Root' })<{ ownerState: { error: boolean } }>(
  ({ theme: { spacing } }) => ({
    marginTop: spacing(0.5),
    variants: [
      {
        props: { error: true },
        style: {
          display: 'flex',
          gap: spacing(1),
          marginTop: spacing(0.75),
          // Takes up no space until a behavior fills it in.
          '&:empty': { display: 'none' },
        },
      },
    ],
  }),
);

export type FormHelperTextProps = Omit<ComponentProps<typeof Root>, 'ownerState'> & {
  /** Marks the text as an error. The theme adds an icon, so that color is not the only cue. */
  readonly error?: boolean;
};

/**
 * Help text or the error message of a field. Replaces MUI's FormHelperText, without its context; themed as
 * `MuiFormHelperText`.
 */
export function FormHelperText({ error = false, className, ...rest }: FormHelperTextProps) {
  return <Root {...rest} className={stateClasses({ error }, className)} ownerState={{ error }} />;
}
