import { Rich } from '#components/Rich.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import type { Props } from './RichText.schema.ts';

/** Running text. */
export function RichText({ text, tone }: Props) {
  return (
    <SectionFrame component="div" tone={tone} density="compact">
      <Rich html={text} />
    </SectionFrame>
  );
}
