import { Button } from '#components/inputs/Button.tsx';
import { Icon } from '#components/data-display/Icon.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { playerScript, type VideoProvider } from '#lib/browser/videoProvider.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './VideoPlayer.schema.ts';
import { Ask, Placeholder, Player, Poster, Root, Sign, Status } from './VideoPlayer.styles.ts';
import type { words } from './VideoPlayer.words.ts';

export type ShownProps = Props & {
  /** Without it, the poster is a link to the video's own page. */
  readonly provider?: VideoProvider | undefined;
};

/** Returns the player's configuration, with the provider's names. */
function configOf({ provider, ...props }: ShownProps) {
  const { account, playerID, embed, version, bundleVersion, componentID, videoID, videoToPlayId } = props;
  return {
    script: provider && playerScript(provider.script, { account, playerID, embed }),
    api: provider?.api,
    componentID,
    account,
    playerID,
    embed,
    version,
    bundleVersion,
    videoID: videoToPlayId ?? videoID,
    width: props.width,
    height: props.height,
  };
}

/** A provider's video, of which nothing is loaded before the visitor plays it (WIDG-15). */
export function VideoPlayer(author: ShownProps) {
  const props = useThemeProps({ props: author, name: 'PorticoVideoPlayer' });
  const { heading, level, text, title, poster, watch } = props;
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Root
        data-video={JSON.stringify(configOf(props))}
        data-poster-alt={poster.alt === '' ? title : poster.alt}
        data-loading={word('videoLoading')}
        data-failed={word('videoFailed')}
      >
        <Placeholder
          href={watch}
          aria-label={word('videoPlay', { title })}
          data-part="play"
          data-screen-only=""
        >
          <Poster image={{ ...poster, alt: '' }} />
          <Sign>
            <Icon name="play" fontSize="large" />
          </Sign>
        </Placeholder>
        <Player data-part="player" data-screen-only="" hidden />
        <Ask data-part="ask" hidden>
          <p>{word('frameOptedOut')}</p>
          <Button variant="outlined">{word('frameShow')}</Button>
        </Ask>
        <Status role="status" color="textSecondary" data-part="status" />
        <Link href={watch}>{word('videoWatch')}</Link>
      </Root>
    </SectionFrame>
  );
}
