import MuiTab, { type TabProps as MuiTabProps } from '@mui/material/Tab';
import MuiTabs, { type TabsProps as MuiTabsProps } from '@mui/material/Tabs';
import { createContext, type ElementType, type ReactNode, use } from 'react';
import type { Refused, RefusedName } from '#components/muiProps.ts';
import { stateClasses } from '#components/utils/stateClasses.ts';
import type { NativeProps } from '#theme/NativeProps.ts';
import { Stack } from '#components/layout/Stack.tsx';
import { styled, useThemeProps } from '#theme/styled.ts';

interface TabsState {
  readonly centered: boolean;
  readonly orientation: 'horizontal' | 'vertical';
  readonly variant: 'standard' | 'scrollable' | 'fullWidth';
}

const Root = styled('div', {
  name: 'MuiTabs',
  slot: 'Root',
  overridesResolver: ({ ownerState }: { ownerState: TabsState }, styles) => [
    styles['root'],
    styles['list'],
    ownerState.orientation === 'vertical' && styles['vertical'],
    ownerState.centered && styles['centered'],
  ],
})<{ ownerState: TabsState }>({
  display: 'flex',
  overflowX: 'auto',
  variants: [
    { props: { centered: true }, style: { justifyContent: 'safe center' } },
    { props: { orientation: 'vertical' }, style: { flexDirection: 'column' } },
    { props: { variant: 'fullWidth' }, style: { '& > *': { flex: 1 } } },
  ],
});

/** The id of the selected panel; `undefined` in MUI's own Tabs. */
const Value = createContext<string | undefined>(undefined);

export type NativeTabsProps = NativeProps<
  typeof Root,
  'onChange' | 'children' | keyof TabsState | RefusedName<'Tabs'>
> &
  Refused<'Tabs'> &
  Partial<TabsState> & {
    readonly onChange?: never;
    /** Id of the initially selected panel. */
    readonly value: string;
    /** `Tab` elements. */
    readonly children: ReactNode;
  };

export type TabsProps =
  | NativeTabsProps
  | (MuiTabsProps & { readonly onChange: NonNullable<MuiTabsProps['onChange']> });

/** Tabs without `onChange`. */
export function NativeTabs(given: NativeTabsProps) {
  const props = useThemeProps({ props: given, name: 'MuiTabs' });
  const {
    value,
    children,
    centered = false,
    orientation = 'horizontal',
    variant = 'standard',
    ...rest
  } = props;
  return (
    <Root
      role="tablist"
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      {...rest}
      ownerState={{ centered, orientation, variant }}
    >
      <Value value={value}>{children}</Value>
    </Root>
  );
}

/**
 * Tabs. Without `onChange`, they are finished HTML, in which the behaviors `tabClicks` and `tabKeys` select tabs; the
 * `value` of each is the id of its panel. With `onChange`, in an island, they are MUI's Tabs. Both are themed as
 * `MuiTabs`; the selected tab, not an indicator, has the line.
 */
export function Tabs(props: TabsProps) {
  return props.onChange === undefined ? <NativeTabs {...props} /> : <MuiTabs {...props} />;
}

const TabRoot = styled('button', { name: 'MuiTab', slot: 'Root' })({ flex: 'none', cursor: 'pointer' });

/** Returns the attributes of a tab, for any element. */
export const tabAttributes = (panel: string, isSelected: boolean) =>
  ({
    type: 'button',
    role: 'tab',
    id: `${panel}-tab`,
    'aria-controls': panel,
    'aria-selected': isSelected,
    tabIndex: isSelected ? 0 : -1,
  }) as const;

export type TabProps = NativeProps<typeof TabRoot, 'value' | 'ref' | 'children' | RefusedName<'Tab'>> &
  Pick<MuiTabProps, 'icon' | 'iconPosition' | 'label' | 'value' | 'wrapped'> &
  Refused<'Tab'>;

const columns = { top: 'column', bottom: 'column-reverse', start: 'row', end: 'row-reverse' } as const;

function NativeTab({ selectedPanel, ...given }: TabProps & { selectedPanel: string }) {
  const props = useThemeProps({ props: given, name: 'MuiTab' });
  const { value, label, icon, iconPosition = 'top', wrapped: _always, className, ...rest } = props;
  const panel = String(value);
  return (
    <TabRoot
      {...tabAttributes(panel, panel === selectedPanel)}
      {...rest}
      className={stateClasses({ disabled: rest.disabled }, className)}
    >
      {icon ? (
        <Stack
          component="span"
          direction={columns[iconPosition]}
          spacing={0.75}
          sx={{ alignItems: 'center' }}
        >
          {icon}
          <span>{label}</span>
        </Stack>
      ) : (
        label
      )}
    </TabRoot>
  );
}

// MUI's type does not know all attributes of its root.
const Own = MuiTab as ElementType;

/** A tab of `Tabs`, themed as `MuiTab`: `&.Mui-selected` matches the selected one. */
export function Tab(props: TabProps) {
  const selected = use(Value);
  return selected === undefined ? <Own {...props} /> : <NativeTab {...props} selectedPanel={selected} />;
}

// With scripts only one panel is visible. The HTML marks it, so that the layout does not shift when the script runs.
const PanelRoot = styled('div', { name: 'MuiTabPanel', slot: 'Root' })({
  '@media (scripting: enabled)': { '&:not([data-shown])': { display: 'none' } },
});

export type TabPanelProps = NativeProps<typeof PanelRoot> & {
  readonly id: string;
  /** True for the initially selected panel. */
  readonly shown: boolean;
};

/** The content of a tab, themed as `MuiTabPanel`. Without scripts all panels are visible. */
export function TabPanel({ shown, id, ...rest }: TabPanelProps) {
  return (
    <PanelRoot
      id={id}
      role="tabpanel"
      aria-labelledby={`${id}-tab`}
      tabIndex={0}
      data-shown={shown ? '' : undefined}
      {...rest}
    />
  );
}
