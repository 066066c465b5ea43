import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { styled, useThemeProps } from '#theme/styled.ts';

const Root = styled('div', { name: 'MuiTabs', slot: 'Root' })({ display: 'flex', overflowX: 'auto' });

const Value = createContext('');

export interface TabsProps {
  /** Id of the panel that shows first. */
  readonly value: string;
  /** Names the row of tabs; or `aria-labelledby`. */
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** `Tab`s. */
  readonly children: ReactNode;
}

/**
 * MUI's Tabs without React in the browser: `tabClicks` and `tabKeys` of `src/behaviours` select tabs in the finished
 * HTML. Styled by `MuiTabs`. MUI's indicator is placed by inline styles, which the page's policy forbids; here each
 * `MuiTab` shows that it is selected.
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

/** Attributes of a tab, on whatever element plays it. */
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

/** One tab of `Tabs`, styled by `MuiTab`; the selected one is `&[aria-selected=true]`, not `&.Mui-selected`. */
export function Tab(given: TabProps) {
  const { value, label } = useThemeProps({ props: given, name: 'MuiTab' });
  return <TabRoot {...tabAttributes(value, use(Value) === value)}>{label}</TabRoot>;
}

// With scripts one panel shows; which one is known before the script runs, so that nothing moves.
const PanelRoot = styled('div', { name: 'MuiTabPanel', slot: 'Root' })({
  '@media (scripting: enabled)': { '&:not([data-shown])': { display: 'none' } },
});

export type TabPanelProps = Omit<ComponentProps<typeof PanelRoot>, 'ownerState' | 'theme' | 'as'> & {
  readonly id: string;
  /** True for the panel that shows first. */
  readonly shown: boolean;
};

/** What a tab shows. Without scripts every panel shows. Styled by `MuiTabPanel`. */
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
