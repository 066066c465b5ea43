import styled from '@emotion/styled';
import { Heading } from '#components/Heading.tsx';
import { Icon } from '#components/Icon.tsx';
import { Inline } from '#components/Inline.tsx';
import { Picture } from '#components/Picture.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import { media } from '#theme/media.ts';
import { fontSizes, radius, shadow, space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './CardGrid.schema.ts';

const Root = styled.section({
  paddingBlock: space.section,
  '&.quiet': { background: vars.surface },
  '& .intro': { maxWidth: space.text, marginTop: '.75rem', color: vars.textMuted, fontSize: fontSizes.lead },
  '& ul': { listStyle: 'none', padding: 0, margin: '2rem 0 0', display: 'grid', gap: '1.25rem' },
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '.6rem',
    padding: '1.6rem',
    background: vars.raised,
    border: `1px solid ${vars.line}`,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  '& li:has(a):hover': { borderColor: vars.primary, boxShadow: shadow },
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '3.5rem',
    paddingTop: '.25rem',
    marginBottom: '.35rem',
    // The arch of the bank's mark.
    borderRadius: '1.625rem 1.625rem 5px 5px',
    background: vars.primaryQuiet,
    color: vars.primary,
  },
  '& .picture': {
    margin: '-1.6rem -1.6rem .6rem',
    maxWidth: 'none',
    width: 'calc(100% + 3.2rem)',
    aspectRatio: '2',
    objectFit: 'cover',
  },
  '& li p': { color: vars.textMuted },
  '& li a': { marginTop: 'auto', paddingTop: '.5rem', fontWeight: 650 },
  // The link covers its card, so that the whole card can be tapped and stays one link for everyone.
  '& li a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& li a:focus-visible': { outline: 0 },
  '& li:focus-within:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  [media.medium]: { '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [media.large]: {
    '& .columns-3': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& .columns-4': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

const below: Record<HeadingLevel, HeadingLevel> = { 1: 2, 2: 3, 3: 4, 4: 4 };

/** A group of cards that lead further. */
export function CardGrid({ heading, level, text, cards, columns, tone }: Props) {
  return (
    <Root className={tone}>
      <div className="wrap">
        <Heading level={level} html={heading} />
        {text && <Inline component="p" className="intro" html={text} />}
        <ul className={`columns-${columns}`}>
          {cards.map((card) => (
            <li key={card.heading}>
              {card.image && <Picture className="picture" image={card.image} />}
              {card.icon && (
                <span className="mark">
                  <Icon name={card.icon} />
                </span>
              )}
              <Heading level={below[level]} html={card.heading} />
              {card.text && <Inline component="p" html={card.text} />}
              {card.link && (
                <a href={card.link.href} aria-label={card.link.label}>
                  {card.link.text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
