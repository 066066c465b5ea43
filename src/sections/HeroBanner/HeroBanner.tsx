import styled from '@emotion/styled';
import {
  inverseAction,
  inverseSecondaryAction,
  primaryAction,
  secondaryAction,
} from '#components/actionStyles.ts';
import { Heading } from '#components/Heading.tsx';
import { Inline } from '#components/Inline.tsx';
import { Picture } from '#components/Picture.tsx';
import { media } from '#theme/media.ts';
import { breakpoints, fontSizes } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './HeroBanner.schema.ts';

const Root = styled.div({
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  '&.deep': { background: vars.deep, color: vars.onDeep, borderBottom: 0 },
  '& .wrap': {
    display: 'grid',
    gap: '2rem',
    paddingBlock: 'clamp(2.5rem, 6vw, 4.75rem)',
    alignItems: 'center',
  },
  '& .eyebrow': {
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    marginBottom: '1rem',
    color: vars.accent,
    fontWeight: 650,
    lineHeight: 1.3,
  },
  '& .eyebrow::before': { content: '""', flex: 'none', width: '2rem', borderTop: '3px solid currentColor' },
  '&.deep .eyebrow': { color: vars.onDeepAccent },
  '& .lead': { fontSize: fontSizes.lead, marginTop: '1.1rem', maxWidth: '36rem', color: vars.textMuted },
  '&.deep .lead': { color: vars.onDeepMuted },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '.9rem', marginTop: '1.9rem' },
  '& .actions a': primaryAction,
  '& .actions a + a': secondaryAction,
  '&.deep .actions a': inverseAction,
  '&.deep .actions a + a': inverseSecondaryAction,
  '& .note': { fontSize: fontSizes.caption, marginTop: '1.4rem', maxWidth: '36rem', color: vars.textMuted },
  '&.deep .note, &.deep .note a, &.deep sup a': { color: vars.onDeepMuted },
  // The picture stands on the lower edge, as a gate stands on the ground.
  '& .pictured': { paddingBottom: 0 },
  '& .picture': { width: '100%', maxWidth: '20rem', justifySelf: 'center', alignSelf: 'end' },
  // A picture that says nothing does not push the words of a phone's page down, nor is it fetched there.
  [media.belowMedium]: {
    '& .decorated': { paddingBottom: 'clamp(2.5rem, 6vw, 4.75rem)' },
    '& .decorated .picture': { display: 'none' },
  },
  [media.large]: {
    '& .pictured': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gap: '4rem',
      paddingTop: '3.5rem',
    },
    '& .pictured > div': { paddingBottom: '3.5rem' },
    '& .picture': { maxWidth: '27rem' },
  },
});

/** Fetches the picture early where it is shown; where it is hidden, a lazy picture is never fetched. */
function PreloadFromMedium({ src }: { src: string }) {
  const wide = `(min-width: ${breakpoints.medium}px)`;
  return <link rel="preload" as="image" href={src} media={wide} fetchPriority="high" />;
}

/** Opens a page: its heading, what it offers and where to start. */
export function HeroBanner({ eyebrow, heading, text, actions, image, note, tone }: Props) {
  const isDecorated = image?.alt === '';
  return (
    <Root className={tone}>
      {image && isDecorated && <PreloadFromMedium src={image.src} />}
      <div className={image ? (isDecorated ? 'wrap pictured decorated' : 'wrap pictured') : 'wrap'}>
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading level={1} html={heading} />
          {text && <Inline as="p" className="lead" html={text} />}
          {actions.length > 0 && (
            <div className="actions">
              {actions.map(({ text: words, href, label }) => (
                <a key={href} href={href} aria-label={label}>
                  {words}
                </a>
              ))}
            </div>
          )}
          {note && <Inline as="p" className="note" html={note} />}
        </div>
        {image && <Picture className="picture" image={image} eager={!isDecorated} />}
      </div>
    </Root>
  );
}
