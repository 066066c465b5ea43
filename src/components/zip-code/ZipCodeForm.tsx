import { useRef, useState } from 'react';
import { submitAfterPaint } from '#lib/browser/afterPaint.ts';
import { saveZipCode } from '#lib/browser/saveZipCode.ts';
import { readZipCode, zipCodeError } from '#lib/visitor/readZipCode.ts';
import { useTitleMark } from '#components/fields/useTitleMark.ts';
import { type ZipCodeFormText, ZipCodeFormView } from './ZipCodeFormView.tsx';

export type ZipCodeFormProps = ZipCodeFormText;

/** Asks for the zip code and saves it with `saveZipCode`. Without JavaScript the server saves it (PAGE-09). */
export function ZipCodeForm(props: ZipCodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isInvalid: wasInvalid = false, errorTitle, notSaved } = props;
  const [isInvalid, setInvalid] = useState(wasInvalid);
  const [typed, setTyped] = useState<string>();
  const [isSaved, setSaved] = useState(true);
  useTitleMark(isInvalid ? errorTitle : undefined);
  const submit = () => {
    const zip = readZipCode(input.current?.value);
    setInvalid(zip === undefined);
    setTyped(input.current?.value);
    if (zip === undefined) return input.current?.focus();
    setSaved(saveZipCode(zip, input.current?.form));
  };
  return (
    <ZipCodeFormView
      {...props}
      error={zipCodeError(typed, props.error, props.notFound)}
      isInvalid={isInvalid}
      notice={isSaved ? undefined : notSaved}
      isFocused={wasInvalid}
      inputRef={input}
      onSubmit={(event) => submitAfterPaint(event, submit)}
    />
  );
}
