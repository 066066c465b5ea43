/** MUI's state classes by the theme names of native elements, with what means the same there. */
const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MuiAccordion: { expanded: '[open]' },
  MuiAccordionSummary: {
    expanded: '[open]>*,[open]>summary>*',
    focusVisible: ':focus-visible',
  },
  MuiCheckbox: { checked: ':checked', disabled: ':disabled', focusVisible: ':focus-visible' },
  MuiFormLabel: { focused: ':has(~* :focus)' },
  MuiMenuItem: { focusVisible: ':focus-visible' },
  MuiRadio: { checked: ':checked', disabled: ':disabled', focusVisible: ':focus-visible' },
  MuiTab: { selected: '[aria-selected=true]', focusVisible: ':focus-visible' },
};
const ofInputs = { focused: ':focus-within', error: ':has([aria-invalid=true])' };

/** MUI's element around the outline of a field; here the root has the outline. */
const outline = /(?: > | )?\.MuiOutlinedInput-notchedOutline/g;

/** The theme's entry of any component. */
export interface ThemeEntry {
  readonly defaultProps?: object;
  readonly styleOverrides?: Readonly<Record<string, unknown>>;
  readonly variants?: readonly unknown[];
}

function rewritten(native: Readonly<Record<string, string>>, style: unknown): unknown {
  if (typeof style === 'function')
    return (...props: unknown[]) => rewritten(native, (style as (...given: unknown[]) => unknown)(...props));
  if (Array.isArray(style)) return style.map((one) => rewritten(native, one));
  if (typeof style !== 'object' || style === null) return style;
  const selector = (key: string) =>
    key
      .replaceAll(/\.Mui-(\w+)/g, (whole, state: string) =>
        native[state] === undefined ? whole : `:is(${whole},${native[state]})`,
      )
      .replaceAll(outline, '');
  return Object.fromEntries(
    Object.entries(style).map(([key, value]: [string, unknown]) =>
      // The props of a variant are not a style.
      key === 'props' ? [key, value] : [selector(key), rewritten(native, value)],
    ),
  );
}

/**
 * Rewrites selectors of MUI's state classes in a component's styles, so that they also match native elements, whose
 * state a browser knows without React: `&.Mui-expanded` becomes `&:is(.Mui-expanded,[open])`.
 *
 * @param name theme name of the component, such as `MuiAccordion`.
 */
export function withNativeStates(name: string, entry: ThemeEntry): ThemeEntry {
  const native = states[name] ?? (/^Mui(?:\w*Input|InputBase)$/.test(name) ? ofInputs : undefined);
  if (!native) return entry;
  const { styleOverrides, variants } = entry;
  // Rewriting keeps the kinds of values.
  return {
    ...entry,
    ...(styleOverrides && { styleOverrides: rewritten(native, styleOverrides) as Record<string, unknown> }),
    ...(variants && { variants: rewritten(native, variants) as unknown[] }),
  };
}
