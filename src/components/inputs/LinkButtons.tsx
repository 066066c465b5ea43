import type { Link } from '#content/fields.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface LinkButtonsProps extends Pick<ButtonProps, 'color'> {
  /** The most important first. */
  readonly links: readonly Link[];
}

/** Links that look like buttons, the first as the main action. The parent arranges them. */
export const LinkButtons = ({ links, color }: LinkButtonsProps) =>
  links.map(({ text, href, label }, index) => (
    <Button
      key={href}
      href={href}
      aria-label={label}
      variant={index === 0 ? undefined : 'outlined'}
      color={color}
    >
      {text}
    </Button>
  ));
