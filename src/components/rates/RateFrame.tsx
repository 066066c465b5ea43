import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import type { HeadingLevel, InlineHtml } from '#content/fields.ts';
import { Kind, Prompt } from './RatePanel.styles.ts';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import {
  type ZipCodeFormEnvironment,
  zipCodeFormText,
  type ZipCodeFormText,
  type ZipCodeWord,
} from '#components/zip-code/ZipCodeFormView.tsx';

export type RateFrameProps = ComponentPropsWithRef<'section'> & {
  readonly environment: ZipCodeFormEnvironment;
  readonly word: (key: ZipCodeWord) => string;
  readonly heading: InlineHtml;
  readonly level: HeadingLevel;
  readonly text?: InlineHtml | undefined;
  /** The kind of rate, spelled out once, such as `Annual percentage yield (APY)`. */
  readonly kind: string;
  /** The date of the rates. */
  readonly dated: ReactNode;
  /** The form that asks for the zip code in place of the rates, and where it leads back to without JavaScript. */
  readonly asks?: { readonly Form: ComponentType<ZipCodeFormText>; readonly next: string } | undefined;
};

/** The frame of a section of rates: their kind and date, and the zip code prompt. */
export function RateFrame(props: RateFrameProps) {
  const { environment, word, heading, level, text, kind, dated, asks, children, ...rest } = props;
  const { id } = environment;
  return (
    <SectionFrame
      tone="quiet"
      id={`${id}-rates`}
      headingId={`${id}-heading`}
      heading={heading}
      level={level}
      intro={text}
      contentSpace="own"
      data-asks={asks ? '' : undefined}
      {...rest}
    >
      <Kind variant="inherit" component="p" color="textSecondary">
        {kind} {dated}
      </Kind>
      {asks && (
        <Prompt>
          <asks.Form {...zipCodeFormText(environment, word, asks.next)} />
        </Prompt>
      )}
      {children}
    </SectionFrame>
  );
}
