import { Accordion, AccordionSummary } from '#components/surfaces/Accordion.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Heading, levelBelow } from '#components/data-display/Typography.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './SiteMapPanels.schema.ts';
import { Details, Groups, Item, Links, Panels } from './SiteMapPanels.styles.ts';

/** The pages of the site, grouped in panels that open and close independently (WIDG-07). */
export function SiteMapPanels(author: Props) {
  const { heading, level, panels } = useThemeProps({ props: author, name: 'PorticoSiteMapPanels' });
  const { id } = useSection();
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`}>
      <Panels>
        {panels.map((panel, index) => (
          <Accordion key={panel.id} id={panel.id} open={index === 0}>
            <AccordionSummary>{panel.heading}</AccordionSummary>
            <Details>
              <Groups>
                {panel.groups.map((group) => (
                  <div key={group.heading}>
                    <Heading level={levelBelow(level)} variant="h4">
                      {group.heading}
                    </Heading>
                    <Links>
                      {group.links.map(({ text, href, label }) => (
                        <Item key={href}>
                          <Link href={href} aria-label={label}>
                            {text}
                          </Link>
                        </Item>
                      ))}
                    </Links>
                  </div>
                ))}
              </Groups>
            </Details>
          </Accordion>
        ))}
      </Panels>
    </SectionFrame>
  );
}
