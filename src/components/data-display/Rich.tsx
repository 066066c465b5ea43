import type { RichHtml } from '#content/fields.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoRich';

// The elements in author HTML have no slots: the theme styles them by tag name.
const Root = styled('div', { name, slot: 'Root' })(({ theme: { vars } }) => ({
  maxWidth: vars.layout.textWidth,
}));

export interface RichProps {
  readonly html: RichHtml;
  readonly className?: string;
}

/** Author text with block markup. The composer has converted it to safe HTML. */
export function Rich(inProps: RichProps) {
  const { html, className } = useThemeProps({ props: inProps, name });
  return <Root className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
