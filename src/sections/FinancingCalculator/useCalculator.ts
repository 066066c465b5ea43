import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDeferWhilePressed } from '#components/fields/useDeferWhilePressed.ts';
import { keepFocusInView } from '#components/fields/useFocusInView.ts';
import { submitAfterPaint } from '#lib/browser/afterPaint.ts';
import { useAsked } from '#section-kit/sectionContext.tsx';
import { calculated, type Calculated, calculatedFrom } from './calculated.ts';
import { type FieldName, formatTyped, type Limits, type Messages, type Typed } from './calculation.ts';

/** The state of the calculator. Its fields are uncontrolled, and validated on blur and on submit. */
export function useCalculator(limits: Limits) {
  const fields = useRef<Partial<Record<FieldName, HTMLInputElement | null>>>({});
  const banner: RefObject<HTMLElement | null> = useRef<HTMLElement>(null);
  const asked = useAsked();
  // The server's answer to a form that was submitted before hydration or without JavaScript.
  const [sent] = useState(() => asked && calculatedFrom(asked, limits));
  const [messages, setMessages] = useState<Messages>(sent?.messages ?? {});
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits > 0) banner.current?.focus();
  }, [submits]);
  // The error list is above the fields and may push the focused one out of view.
  useLayoutEffect(() => {
    if (Object.keys(messages).length > 0) keepFocusInView(banner.current);
  }, [messages]);
  const [result, setResult] = useState<Calculated | undefined>(sent?.result);

  const typed = (): Typed => {
    const value = (name: FieldName) => fields.current[name]?.value ?? '';
    return { amount: value('amount'), term: value('term'), rate: value('rate') };
  };
  const calculate = () => {
    const { messages: found, result: made } = calculated(typed(), limits);
    setResult(made);
    return found;
  };
  const deferWhilePressed = useDeferWhilePressed();
  // The error list moves the button, which may be what the visitor is pressing.
  const leave = (name: FieldName) =>
    deferWhilePressed(() => {
      const field = fields.current[name];
      // The visitor may have returned to the field; a new value would discard the selection.
      if (!field || field === document.activeElement) return;
      const found = calculate()[name];
      setMessages((before) => ({ ...before, [name]: found }));
      if (found === undefined) field.value = formatTyped(name, field.value);
    });
  const submit = (event: FormEvent) =>
    submitAfterPaint(event, () => {
      const found = calculate();
      setMessages(found);
      setSubmits((count) => count + 1);
    });
  /** Returns a ref for a field. */
  const fieldRef = (name: FieldName) => (field: HTMLInputElement | null) => {
    fields.current[name] = field;
  };
  return { sent: sent?.typed, messages, result, banner, fieldRef, leave, submit };
}
