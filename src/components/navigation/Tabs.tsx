import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

const Root = styled('div', { name: 'MuiTabs', slot: 'Root' })({ display: 'flex', overflowX: 'auto' });

const Value = createContext('');

export interface TabsProps {
  /** Id of the initially selected panel. */
  readonly value: string;
  /** Accessible name of the tab list; alternatively use `aria-labelledby`. */
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** `Tab` elements. */
  readonly children: ReactNode;
}

/**
 * MUI's Tabs without React in the browser: the behaviors `tabClicks` and `tabKeys` select tabs in the finished HTML.
 * Themed as `MuiTabs`. MUI's indicator is positioned by inline styles, which the Content Security Policy forbids; here
 * `MuiTab` styles the selected tab.
 */
export function Tabs(given: TabsProps) {
  const { value, children, ...rest } = useThemeProps({ props: given, name: 'MuiTabs' });
  return (
    <Root role="tablist" {...rest}>
      <Value value={value}>{children}</Value>
    </Root>
  );
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

export interface TabProps {
  /** Id of its panel. */
  readonly value: string;
  readonly label: ReactNode;
}

/** A tab of `Tabs`, themed as `MuiTab`. Style the selected one with `&[aria-selected=true]`, not `&.Mui-selected`. */
export function Tab(given: TabProps) {
  const { value, label } = useThemeProps({ props: given, name: 'MuiTab' });
  return <TabRoot {...tabAttributes(value, use(Value) === value)}>{label}</TabRoot>;
}

// With scripts only one panel is visible. The HTML marks it, so that the layout does not shift when the script runs.
const PanelRoot = styled('div', { name: 'MuiTabPanel', slot: 'Root' })({
  '@media (scripting: enabled)': { '&:not([data-shown])': { display: 'none' } },
});

export type TabPanelProps = Omit<ComponentProps<typeof PanelRoot>, 'ownerState' | 'theme' | 'as'> & {
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
