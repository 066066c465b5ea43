import styled from '@emotion/styled';
import { Heading } from '#components/Heading.tsx';
import { Icon } from '#components/Icon.tsx';
import { Picture } from '#components/Picture.tsx';
import { Rich } from '#components/Rich.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { media } from '#theme/media.ts';
import { fontSizes, space } from '#theme/tokens.ts';
import { vars } from '#theme/vars.ts';
import type { Props } from './Accordion.schema.ts';

const Root = styled.section({
  paddingBlock: space.section,
  '& .items': { marginTop: '1.75rem', borderTop: `1px solid ${vars.line}` },
  '& details': { borderBottom: `1px solid ${vars.line}` },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1.5rem',
    paddingBlock: '1.15rem',
    listStyle: 'none',
    fontSize: fontSizes.h4,
    fontWeight: 600,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: vars.primary },
  '& summary svg': { flex: 'none', color: vars.primary, [media.motion]: { transition: 'rotate .2s' } },
  '& details[open] summary svg': { rotate: '180deg' },
  // Below the focus ring of the question.
  '& .answer': { paddingBlock: '.4rem 1.5rem', maxWidth: space.text },
  '& .side': { display: 'none' },
  [media.large]: {
    '& .pictured': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gap: '4rem',
      alignItems: 'start',
    },
    '& .side': { display: 'block', position: 'sticky', top: '2rem' },
    '& .side img': { width: '100%' },
  },
});

/** Items of which one is open at a time; `name` makes the browser itself close the others (WIDG-01). */
export function Accordion({ heading, level, items, image, openFirst }: Props) {
  const { id } = useSection();
  const pictures = items.map((item) => item.image);
  const first = openFirst ? pictures[0] : undefined;
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <Heading level={level} html={heading} id={`${id}-heading`} />
        <div className={image ? 'pictured' : undefined}>
          <div className="items">
            {items.map((item, index) => (
              <details key={item.id} id={item.id} name={`${id}-items`} open={openFirst && index === 0}>
                <summary>
                  {item.heading}
                  <Icon name="chevron" />
                </summary>
                <div className="answer">
                  <Rich html={item.text} />
                </div>
              </details>
            ))}
          </div>
          {image && (
            <div className="side">
              <div data-picture="" hidden={first !== undefined}>
                <Picture image={image} />
              </div>
              {items.map((item, index) =>
                item.image ? (
                  <div key={item.id} data-picture={item.id} hidden={!(openFirst && index === 0)}>
                    <Picture image={item.image} />
                  </div>
                ) : null,
              )}
            </div>
          )}
        </div>
      </div>
    </Root>
  );
}
