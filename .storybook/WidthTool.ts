import { createElement } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport';
import { widths } from './modes.ts';

const choices = [
  { viewport: RESPONSIVE_VIEWPORT_VALUE, label: 'Any width', ariaLabel: 'As wide as the window' },
  ...Object.entries(widths).map(([viewport, width]) => ({
    viewport,
    label: `${width} px`,
    ariaLabel: `${viewport.charAt(0).toUpperCase()}${viewport.slice(1)}, ${width} pixels wide`,
  })),
];

/** Returns the name of a viewport global, which may be the name itself. */
function viewportOf(global: unknown): string {
  const value = typeof global === 'object' && global !== null && 'value' in global ? global.value : global;
  return typeof value === 'string' ? value : RESPONSIVE_VIEWPORT_VALUE;
}

/**
 * Toolbar buttons for the three widths at which pictures of stories are taken: Storybook's viewports without a menu.
 */
export function WidthTool() {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const current = viewportOf(globals['viewport']);
  return choices.map(({ viewport, label, ariaLabel }) =>
    // Storybook compiles its manager without the JSX transform that the rest of the project uses.
    createElement(
      ToggleButton,
      {
        key: viewport,
        variant: 'ghost',
        padding: 'small',
        pressed: viewport === current,
        // A story that sets its own width keeps it.
        disabled: 'viewport' in storyGlobals,
        ariaLabel,
        onClick: () => updateGlobals({ viewport: { value: viewport, isRotated: false } }),
      },
      label,
    ),
  );
}
