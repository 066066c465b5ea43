import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import type { HeadingLevel } from '#content/fields.ts';
import { styled, useThemeProps } from '#theme/styled.ts';
import { Heading } from '#components/data-display/Typography.tsx';
import { Icon, type IconName } from '#components/data-display/Icon.tsx';

export type AlertSeverity = 'error' | 'success' | 'warning' | 'info';

/** The theme draws the icon of errors. */
const icons: Readonly<Record<Exclude<AlertSeverity, 'error'>, IconName>> = {
  warning: 'warning',
  success: 'check',
  info: 'info',
};

const name = 'MuiAlert';

interface State {
  readonly ownerState: { readonly severity: AlertSeverity };
}

const Root = styled('section', { name, slot: 'Root' })<State>(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: spacing(1.75),
}));
const AlertIcon = styled('div', { name, slot: 'Icon' })<State>({});
const Message = styled('div', { name, slot: 'Message' })<State>(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
}));
const Title = styled(Heading, { name: 'MuiAlertTitle', slot: 'Root' })({});
const Links = styled('ul', { name: 'PorticoAlert', slot: 'Links' })(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  paddingInlineStart: '1.1em',
}));

const AlertAnchor = styled('a', { name: 'PorticoAlert', slot: 'Link' })<State>({});

export interface AlertLink {
  readonly text: string;
  readonly href: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface AlertProps {
  readonly severity: AlertSeverity;
  /** Also the accessible name of the landmark. */
  readonly heading: string;
  /** @default 2 */
  readonly level?: HeadingLevel;
  /** Links to the problems, one for each. */
  readonly links?: readonly AlertLink[];
  readonly children?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly sx?: ComponentProps<typeof Root>['sx'];
  /** True if the page opens with the alert: it gets focus through `autofocus`, without a script. */
  readonly isFocused?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * A message above the content that it concerns. A landmark labeled by its heading (FORM-19); errors and successes are
 * announced when they appear. Can be focused through `ref`. Replaces MUI's Alert and is themed as `MuiAlert`: MUI's is
 * not a landmark, and has its role on the element that gets focus.
 */
export function Alert(inProps: AlertProps) {
  const props = useThemeProps({ props: inProps, name });
  const { severity, heading, level = 2, links = [], children, id, isFocused, ...rest } = props;
  const own = useId();
  const title = `${id ?? own}-heading`;
  const ownerState = { severity };
  return (
    <Root
      {...rest}
      id={id}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor submitted a form and must hear its errors first
      autoFocus={isFocused}
      aria-labelledby={title}
      ownerState={ownerState}
    >
      <AlertIcon ownerState={ownerState}>{severity !== 'error' && <Icon name={icons[severity]} />}</AlertIcon>
      <Message role={severity === 'error' ? 'alert' : 'status'} ownerState={ownerState}>
        <Title level={level} id={title}>
          {heading}
        </Title>
        {children}
        {links.length > 0 && (
          <Links>
            {links.map(({ text, href, onClick }) => (
              <li key={`${href} ${text}`}>
                <AlertAnchor href={href} onClick={onClick} ownerState={ownerState}>
                  {text}
                </AlertAnchor>
              </li>
            ))}
          </Links>
        )}
      </Message>
    </Root>
  );
}
