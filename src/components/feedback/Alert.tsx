import { capitalize } from '@mui/material/utils';
import type { AlertProps as MuiAlertProps } from '@mui/material/Alert';
import MuiAlertTitle, { type AlertTitleProps as MuiAlertTitleProps } from '@mui/material/AlertTitle';
import {
  type ComponentType,
  type ElementType,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
} from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import type { HeadingLevel } from '#content/fields.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
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

interface AlertState {
  readonly severity: AlertSeverity;
  readonly colorSeverity: AlertSeverity;
  readonly variant: 'standard' | 'outlined' | 'filled';
  readonly hasIcon: boolean;
  readonly hasAction: boolean;
}
interface State {
  readonly ownerState: AlertState;
}

const Root = styled('section', {
  name,
  slot: 'Root',
  overridesResolver: ({ ownerState: { variant, colorSeverity } }: State, styles) => [
    styles['root'],
    styles[variant],
    styles[`color${capitalize(colorSeverity)}`],
  ],
})<State>(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: spacing(1.75),
  variants: [
    { props: { hasIcon: false }, style: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    { props: { hasAction: true }, style: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
    { props: { hasAction: true, hasIcon: false }, style: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  ],
}));
const AlertIcon = styled('div', { name, slot: 'Icon' })<State>({});
const Message = styled('div', { name, slot: 'Message' })<State>(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
}));
const Action = styled('div', { name, slot: 'Action' })<State>({ alignSelf: 'start' });
const CloseButton = styled('button', { name, slot: 'CloseButton' })(({ theme: { spacing } }) => ({
  display: 'flex',
  padding: spacing(0.5),
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
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

type Looks = Pick<MuiAlertProps, 'action' | 'color' | 'icon' | 'iconMapping' | 'severity' | 'variant'>;

/** A button that closes it, in an island. */
type Closing =
  | { readonly onClose?: never; readonly closeText?: never }
  | {
      readonly onClose: (event: SyntheticEvent) => void;
      /** Accessible name of the button that closes it. */
      readonly closeText: string;
    };

export type AlertProps = NativeProps<typeof Root, 'ref' | 'onClose' | keyof Looks | RefusedName<'Alert'>> &
  Looks &
  Closing &
  Refused<'Alert'> & {
    /** Makes the alert a landmark with this name. */
    readonly heading?: string;
    /**
     * Level of the heading.
     *
     * @default 2
     */
    readonly level?: HeadingLevel;
    /** Links to the problems, one for each. */
    readonly links?: readonly AlertLink[];
    readonly children?: ReactNode;
    /** True if the page opens with the alert: it gets focus through `autofocus`, without a script. */
    readonly isFocused?: boolean;
    readonly slotProps?: {
      readonly icon?: NativeProps<typeof AlertIcon>;
      readonly message?: NativeProps<typeof Message>;
      readonly action?: NativeProps<typeof Action>;
    };
    readonly ref?: Ref<HTMLElement>;
  };

function AlertLinks({ links, ownerState }: { links: readonly AlertLink[] } & State) {
  return (
    <Links>
      {links.map(({ text, href, onClick }) => (
        <li key={`${href} ${text}`}>
          <AlertAnchor href={href} onClick={onClick} ownerState={ownerState}>
            {text}
          </AlertAnchor>
        </li>
      ))}
    </Links>
  );
}

/**
 * A message above the content that it concerns. With a `heading` it is a landmark labeled by it (FORM-19) and can be
 * focused through `ref`; errors and successes are announced when they appear. Otherwise it is announced as a whole, as
 * MUI's Alert. Takes MUI's props and is themed as `MuiAlert`.
 */
export function Alert(inProps: AlertProps) {
  const props = useThemeProps({ props: inProps, name });
  const { severity = 'success', color = severity, variant = 'standard', ...others } = props;
  const { heading, level = 2, links = [], children, id, isFocused, slotProps, ...more } = others;
  const { icon, iconMapping, action, onClose, closeText = '', role, ...rest } = more;
  const own = useId();
  const title = `${id ?? own}-heading`;
  const hasAction = Boolean(action ?? onClose);
  const ownerState = { severity, colorSeverity: color, variant, hasIcon: icon !== false, hasAction };
  const drawn = severity === 'error' ? undefined : <Icon name={icons[severity]} />;
  const landmark = {
    tabIndex: -1,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor submitted a form and must hear its errors first
    autoFocus: isFocused,
    'aria-labelledby': title,
    role,
  };
  return (
    <Root
      {...(heading === undefined ? { as: 'div', role: role ?? 'alert' } : landmark)}
      {...rest}
      id={id}
      ownerState={ownerState}
    >
      {icon !== false && (
        <AlertIcon {...slotProps?.icon} ownerState={ownerState}>
          {icon ?? iconMapping?.[severity] ?? drawn}
        </AlertIcon>
      )}
      <Message
        role={heading === undefined ? undefined : severity === 'error' ? 'alert' : 'status'}
        {...slotProps?.message}
        ownerState={ownerState}
      >
        {heading !== undefined && (
          <Title level={level} id={title}>
            {heading}
          </Title>
        )}
        {children}
        {links.length > 0 && <AlertLinks links={links} ownerState={ownerState} />}
      </Message>
      {hasAction && (
        <Action {...slotProps?.action} ownerState={ownerState}>
          {action ?? (
            <CloseButton type="button" aria-label={closeText} onClick={onClose}>
              <Icon name="close" />
            </CloseButton>
          )}
        </Action>
      )}
    </Root>
  );
}

/** MUI's AlertTitle: the bold first line of an alert without a `heading`. */
export const AlertTitle = MuiAlertTitle as ComponentType<
  MuiAlertTitleProps & { readonly component?: ElementType }
>;
