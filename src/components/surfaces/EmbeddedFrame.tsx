import { Button } from '#components/inputs/Button.tsx';
import { ScriptOnly } from '#components/feedback/ScriptOnly.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { styled, useThemeProps } from '#theme/styled.ts';

const name = 'PorticoEmbeddedFrame';

const Root = styled('div', { name, slot: 'Root' })({});

/** As high as the frame before it is there, so that nothing moves; not there while the visitor is asked first. */
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

const Way = styled('p', { name, slot: 'Way' })(({ theme: { spacing } }) => ({ marginTop: spacing(1) }));

/** What somebody else's page may do: no more than run, and send its own forms. The site itself is trusted. */
const sandboxOf = (src: string) =>
  src.startsWith('/') ? undefined : 'allow-scripts allow-same-origin allow-forms allow-popups';

export interface EmbeddedFrameProps {
  /** Address of its page: `https:`, or a path of the site. */
  readonly src: string;
  /** Names it for screen readers. */
  readonly title: string;
  /** Pixels, until its page says how high it is. */
  readonly height: number;
  /** The page of the site that follows when its page has done its work. */
  readonly url?: string | undefined;
  /** Names of cookies that are added to its address, parted by spaces. */
  readonly cookies?: string;
  /** Why it is not shown to visitors who have opted out, what shows it, and the words of the link to its page. */
  readonly words: { readonly optedOut: string; readonly show: string; readonly open: string };
}

/**
 * A page of somebody else within a page of the site; the program `embeddedFrame` of `src/behaviours` loads it and hears
 * what it sends. Without JavaScript the frame is there as well. Below it is a link to its page, for whom it is too small.
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
      <Way>
        <Link href={src} target="_blank" rel="noopener">
          {words.open}
        </Link>
      </Way>
    </Root>
  );
}
