import styled from '@emotion/styled';
import { Heading } from '#components/Heading.tsx';
import { Picture } from '#components/Picture.tsx';
import { Rich } from '#components/Rich.tsx';
import type { HeadingLevel } from '#content/heading.ts';
import { useSection, useWords } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './TimelineTabs.schema.ts';
import type { words } from './TimelineTabs.words.ts';

const Root = styled.section({
  paddingBlock: space.section,
  background: vars.surface,
  // Room for the ring of the focus, which the scrolling would cut off.
  '& .tabs': { display: 'flex', margin: '2rem -.4rem 0', overflowX: 'auto', padding: '.4rem' },
  '& .tabs button': {
    position: 'relative',
    flex: '1 0 auto',
    minWidth: '5rem',
    padding: '2.1rem .4rem .6rem',
    border: 0,
    borderTop: `3px solid ${vars.line}`,
    background: 'none',
    color: vars.textMuted,
    fontWeight: 600,
    cursor: 'pointer',
    marginTop: '.6rem',
  },
  '& .tabs button::before': {
    content: '""',
    position: 'absolute',
    top: '-.72rem',
    left: 'calc(50% - .6rem)',
    width: '1.2rem',
    height: '1.2rem',
    borderRadius: '50%',
    border: `3px solid ${vars.control}`,
    background: vars.surface,
  },
  '& .tabs button:focus-visible': { zIndex: 1 },
  '& .tabs button:hover': { color: vars.primary },
  '& .tabs [aria-selected="true"]': { color: vars.primary, borderTopColor: vars.primary },
  '& .tabs [aria-selected="true"]::before': { borderColor: vars.primary, background: vars.primary },
  '& .panel': { paddingBlock: '1.75rem', display: 'grid', gap: '1.5rem' },
  '& .panel h3, & .panel h4': { marginBottom: '.75rem' },
  '& .steps': { display: 'flex', flexWrap: 'wrap', gap: '.5rem 2rem', marginTop: '1.5rem' },
  '& .steps a': { paddingBlock: '.6rem', fontWeight: 600 },
  // With scripts one panel shows; which one is known before the script runs, so that nothing moves.
  '@media (scripting: enabled)': { '& .panel:not([data-shown])': { display: 'none' } },
  [media.medium]: { '& .tabs button': { minWidth: '6.5rem', paddingInline: '1rem' } },
  [media.noScript]: { '& .tabs, & .steps': { display: 'none' } },
  [media.large]: { '& .pictured': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: '4rem' } },
});

/** Steps on a time line, one shown at a time (WIDG-08); without scripts all of them, one after the other. */
export function TimelineTabs({ heading, level, steps }: Props) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  // A level below 4 is not offered, so the sum is a heading level.
  const inner = Math.min(level + 1, 4) as HeadingLevel;
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        <div className="tabs" role="tablist" aria-labelledby={`${id}-heading`}>
          {steps.map((step, index) => (
            <button
              key={step.id}
              type="button"
              role="tab"
              id={`${step.id}-tab`}
              aria-controls={step.id}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {step.tab}
            </button>
          ))}
        </div>
        {steps.map((step, index) => {
          const previous = steps[index - 1];
          const next = steps[index + 1];
          return (
            <div
              key={step.id}
              id={step.id}
              className={step.image ? 'panel pictured' : 'panel'}
              role="tabpanel"
              aria-labelledby={`${step.id}-tab`}
              tabIndex={0}
              data-shown={index === 0 ? '' : undefined}
            >
              <div>
                <Heading level={inner} html={step.heading} />
                <Rich html={step.text} />
                <p className="steps" data-nosnippet="">
                  {previous && <a href={`#${previous.id}`}>{word('previousStep', { step: previous.tab })}</a>}
                  {next && <a href={`#${next.id}`}>{word('nextStep', { step: next.tab })}</a>}
                </p>
              </div>
              {step.image && <Picture image={step.image} />}
            </div>
          );
        })}
      </div>
    </Root>
  );
}
