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
          // One that a program fills in takes no place before.
          '&:empty': { display: 'none' },
        },
      },
    ],
  }),
);

export type FormHelperTextProps = Omit<ComponentProps<typeof Root>, 'ownerState'> & {
  /** Says what is wrong: a drawn mark stands before it, so that color is not the only sign. */
  readonly error?: boolean;
};

/** Help with a field, or what is wrong with it; stands in for MUI's under its theme name, without its context. */
export function FormHelperText({ error = false, className, ...rest }: FormHelperTextProps) {
  return <Root {...rest} className={stateClasses({ error }, className)} ownerState={{ error }} />;
}
