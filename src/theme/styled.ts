import isPropValid from '@emotion/is-prop-valid';
import { styled as muiStyled } from '@mui/material/styles';

export { keyframes, useTheme, useThemeProps } from '@mui/material/styles';
export type { CSSObject, Theme } from '@mui/material/styles';

/** Attributes of HTML that are newer than Emotion's list. */
const newer = /^(?:closedby|command|commandfor)$/i;

/** Attributes of few elements, in SVG most of them, whose names MUI uses for props. */
const ofMui = /^(?:action|color|elevation)$/;

const isAttribute = (prop: string) => (isPropValid(prop) && !ofMui.test(prop)) || newer.test(prop);

/** Returns a `shouldForwardProp` for an element whose props include names of attributes that it does not have. */
export const exceptProps =
  (...own: readonly string[]) =>
  (prop: string): boolean =>
    isAttribute(prop) && !own.includes(prop);

/** Name and slot of a part in the theme; see MUI's `styled`. */
interface Part {
  readonly name?: string;
  readonly slot?: string;
}

/**
 * MUI's `styled`. A native element with a `name` and a `slot` gets only attributes that HTML has, so that MUI's props
 * which the theme sets as `defaultProps` do not reach the document, and the class that MUI would give the slot, such as
 * `MuiAccordion-root`. A published page has only the classes that its styles use.
 */
export const styled: typeof muiStyled = ((tag: never, options?: Part) => {
  const { name, slot } = options ?? {};
  if (name === undefined || slot === undefined) return muiStyled(tag, options);
  const target = `${name}-${slot.charAt(0).toLowerCase()}${slot.slice(1)}`;
  return muiStyled(tag, {
    ...(typeof tag === 'string' && tag !== 'form' && { shouldForwardProp: isAttribute }),
    ...options,
    // Emotion's option, which MUI passes on.
    ...({ target } as object),
  });
}) as typeof muiStyled;
