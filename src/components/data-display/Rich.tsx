import type { RichHtml } from '#content/text.ts';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoRich';

// Elements of author HTML have no parts of their own: the theme styles them by their names.
const Root = styled('div', { name, slot: 'Root' })(({ theme: { vars } }) => ({
  maxWidth: vars.layout.textWidth,
}));

export interface RichProps {
  readonly html: RichHtml;
  readonly className?: string;
}

/** Author text with block markup, finished by the composer: only its own tags can be inside. */
export function Rich(inProps: RichProps) {
  const { html, className } = useThemeProps({ props: inProps, name });
  return <Root className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
