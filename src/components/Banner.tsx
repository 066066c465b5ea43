import styled from '@emotion/styled';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import type { HeadingLevel } from '#content/heading.ts';
import { fontSizes, radius } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import { Heading } from './Heading.tsx';
import { Icon, type IconName } from './Icon.tsx';

export type BannerTone = 'error' | 'success' | 'warning' | 'info';

const icons: Readonly<Record<BannerTone, IconName>> = {
  error: 'warning',
  warning: 'warning',
  success: 'check',
  info: 'info',
};

const tone = (strong: string, quiet: string) => ({
  borderColor: strong,
  background: quiet,
  '--tone': strong,
});

const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.25rem .9rem',
  padding: '1.1rem 1.25rem',
  border: '1px solid',
  borderInlineStartWidth: '6px',
  borderRadius: radius.control,
  color: vars.text,
  '&.error': tone(vars.error, vars.errorQuiet),
  '&.success': tone(vars.success, vars.successQuiet),
  '&.warning': tone(vars.warning, vars.warningQuiet),
  '&.info': tone(vars.primary, vars.primaryQuiet),
  '& > svg': { color: 'var(--tone)', marginTop: '.1rem' },
  '& .title': { fontSize: fontSizes.h4, lineHeight: 1.35 },
  '& .said': { minWidth: 0 },
  '& .said > * + *': { marginTop: '.45rem' },
  '& ul': { paddingInlineStart: '1.1em' },
  '& li + li': { marginTop: '.5rem' },
  '& li a': { color: 'var(--tone)', fontWeight: 650 },
});

export interface BannerLink {
  readonly text: string;
  readonly href: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Tells what went wrong or well, above what it is about. A landmark named by its heading (FORM-19); errors and
 * successes are announced when they appear. `ref` can be focused by a program.
 */
export function Banner({
  tone: kind,
  heading,
  level = 2,
  links = [],
  children,
  id,
  className,
  isFocused,
  ref,
}: {
  tone: BannerTone;
  heading: string;
  level?: HeadingLevel;
  /** Ways to what is wrong, one for each problem. */
  links?: readonly BannerLink[];
  children?: ReactNode;
  id?: string;
  className?: string;
  /** True for a banner that a page opens with: it has the focus without a program. */
  isFocused?: boolean;
  ref?: Ref<HTMLElement>;
}) {
  const own = useId();
  const name = `${id ?? own}-heading`;
  return (
    <Root
      ref={ref}
      id={id}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor sent a form and must learn first what was wrong with it
      autoFocus={isFocused}
      aria-labelledby={name}
      className={className ? `${kind} ${className}` : kind}
    >
      <Icon name={icons[kind]} />
      <div className="said" role={kind === 'error' ? 'alert' : 'status'}>
        <Heading level={level} id={name} className="title">
          {heading}
        </Heading>
        {children}
        {links.length > 0 && (
          <ul>
            {links.map(({ text, href, onClick }) => (
              <li key={`${href} ${text}`}>
                <a href={href} onClick={onClick}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  );
}
