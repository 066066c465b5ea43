/**
 * Whether a key press belongs to an input method, such as one for Chinese: Enter, Escape and arrow keys then choose among
 * its candidates. Safari says so only by the key code 229.
 */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === 229;
