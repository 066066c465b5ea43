import { Button } from '#components/inputs/Button.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoEmbeddedFrame';

const Root = styled('div', { name, slot: 'Root' })({});

/**
 * Reserves the frame's height, so that the layout does not shift when it loads. Hidden while the visitor is asked for
 * consent.
 */
const Holder = styled('div', { name, slot: 'Holder' })<{ readonly ownerState: { readonly height: number } }>(
  ({ theme: { spacing }, ownerState: { height } }) => ({
    scrollMarginTop: spacing(2),
    minHeight: `${height}px`,
    '&:has(iframe)': { minHeight: 0 },
    '[data-part=ask]:not([hidden]) + &': { display: 'none' },
    '& iframe': { display: 'block', width: '100%', border: 0 },
  }),
);

const Ask = styled(ScriptOnly, { name, slot: 'Ask' })(({ theme: { spacing } }) => ({
  padding: spacing(3),
  '& > p': { marginTop: 0, marginBottom: spacing(2) },
}));

const LinkLine = styled('p', { name, slot: 'LinkLine' })(({ theme: { spacing } }) => ({
  marginTop: spacing(1),
}));

/** Restricts third-party pages to scripts, forms and pop-ups. The site's own pages are not sandboxed. */
const sandboxOf = (src: string) =>
  src.startsWith('/') ? undefined : 'allow-scripts allow-same-origin allow-forms allow-popups';

export interface EmbeddedFrameProps {
  /** URL of the embedded page: `https:`, or a path on the site. */
  readonly src: string;
  /** Accessible name of the frame. */
  readonly title: string;
  /** Height in pixels, until the embedded page reports its own. */
  readonly height: number;
  /** The page of the site to go to when the embedded page reports that it has completed. */
  readonly url?: string | undefined;
  /** Names of cookies to add to the URL, separated by spaces. */
  readonly cookies?: string;
  /**
   * Why the frame is hidden from visitors who have opted out, the label of the button that shows it, and the text of
   * the link to its page.
   */
  readonly words: { readonly optedOut: string; readonly show: string; readonly open: string };
}

/**
 * Embeds a page, which the behavior `embeddedFrame` loads and receives messages from. Without JavaScript the frame is
 * in a `noscript` element. Below it is a link to the page itself, for visitors to whom the frame is too small.
 */
export function EmbeddedFrame(given: EmbeddedFrameProps) {
  const { src, title, height, url, cookies, words } = useThemeProps({ props: given, name });
  const sandbox = sandboxOf(src);
  return (
    <Root>
      <Ask data-part="ask" hidden>
        <p>{words.optedOut}</p>
        <Button variant="outlined">{words.show}</Button>
      </Ask>
      <Holder
        ownerState={{ height }}
        data-frame={src}
        data-title={title}
        data-height={height}
        data-url={url}
        data-cookies={cookies}
        data-sandbox={sandbox}
      >
        <noscript>
          <iframe src={src} title={title} height={height} sandbox={sandbox} />
        </noscript>
      </Holder>
      <LinkLine>
        <Link href={src} target="_blank" rel="noopener">
          {words.open}
        </Link>
      </LinkLine>
    </Root>
  );
}
