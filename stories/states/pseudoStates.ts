/** States of an element that only a pointer or the keyboard causes, and that stories show without either. */
export type PseudoState = 'hover' | 'focus' | 'pressed';

const attribute = 'data-pseudo';
const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** The pseudo-classes that match an element in a state, and those that also match its ancestors. */
const classes: Readonly<Record<PseudoState, readonly [own: string, ancestors: string]>> = {
  hover: ['hover', 'hover'],
  focus: ['focus focus-visible focus-within', 'focus-within'],
  // A pointer that presses an element is above it.
  pressed: ['hover active', 'hover active'],
};

/** Adds to each selector with a pseudo-class its twin with an attribute, which has the same specificity. */
function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      const twin = selectorText.replace(pseudoClass, `[${attribute}~="$1"]`);
      if (twin !== selectorText && !selectorText.includes(attribute))
        rule.selectorText = `${selectorText}, ${twin}`;
    }
    // Rules in media queries, layers, and other rules.
    if ('cssRules' in rule) extend(rule.cssRules as CSSRuleList);
  }
}

/**
 * Makes an element look as in a state, by an attribute that the styles of the document then know as well as the
 * pseudo-class. Ancestors up to `root` look as they do around such an element.
 */
export function showState(root: Element, target: Element, state: PseudoState): void {
  for (const { cssRules } of document.styleSheets) extend(cssRules);
  const [own, ancestors] = classes[state];
  target.setAttribute(attribute, own);
  for (let element = target.parentElement; element && element !== root; element = element.parentElement)
    element.setAttribute(attribute, ancestors);
}
