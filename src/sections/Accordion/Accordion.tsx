import { Accordion as Item, AccordionDetails, AccordionSummary } from '#components/surfaces/Accordion.tsx';
import { Picture } from '#components/data-display/Picture.tsx';
import { Rich } from '#components/data-display/Rich.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './Accordion.schema.ts';
import { Content, Side, SidePicture } from './Accordion.styles.ts';

/** Items of which one at a time is open; the shared `name` makes the browser close the others (WIDG-01). */
export function Accordion(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoAccordion' });
  const { heading, level, text, items, image, openFirst } = props;
  const { id } = useSection();
  const pictures = items.map((item) => item.image);
  const first = openFirst ? pictures[0] : undefined;
  return (
    <SectionFrame
      heading={heading}
      level={level}
      intro={text}
      headingId={`${id}-heading`}
      headingPlace={image ? 'above' : 'beside'}
    >
      <Content ownerState={{ isPictured: image !== undefined }}>
        <div>
          {items.map((item, index) => (
            <Item key={item.id} id={item.id} name={`${id}-items`} open={openFirst && index === 0}>
              <AccordionSummary>{item.heading}</AccordionSummary>
              <AccordionDetails>
                <Rich html={item.text} />
              </AccordionDetails>
            </Item>
          ))}
        </div>
        {image && (
          <Side>
            <SidePicture data-picture="" hidden={first !== undefined}>
              <Picture image={image} />
            </SidePicture>
            {items.map((item, index) =>
              item.image ? (
                <SidePicture key={item.id} data-picture={item.id} hidden={!(openFirst && index === 0)}>
                  <Picture image={item.image} />
                </SidePicture>
              ) : null,
            )}
          </Side>
        )}
      </Content>
    </SectionFrame>
  );
}
