import { type Ref, useEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '#components/fields/TextField.tsx';
import { behaviorOf, type VisibleField } from '#forms/kinds/behaviors.ts';

type Masked = Omit<TextFieldProps, 'ref'> & { readonly ref?: Ref<HTMLInputElement> };

/** An input that formats a number while it is typed. Only forms with such a field load the mask library. */
export function MaskedInput({ mask, ref, onChange, ...input }: Masked & { mask: VisibleField }) {
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let detach: (() => void) | undefined;
    let isGone = false;
    void import('./formMasks.ts').then(({ attachMask }) => {
      const description = behaviorOf(mask).mask?.(mask);
      if (description && element.current && !isGone) detach = attachMask(element.current, description);
    });
    return () => {
      isGone = true;
      detach?.();
    };
  }, [mask]);
  return (
    <TextField
      {...input}
      // React skips `onChange` if a script already set the input's value; `onInput` is always called.
      onInput={onChange as TextFieldProps['onInput']}
      ref={(found) => {
        element.current = found;
        if (typeof ref === 'function') return ref(found);
        if (ref) ref.current = found;
        return undefined;
      }}
    />
  );
}
