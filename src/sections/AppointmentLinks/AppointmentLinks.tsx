import { Button } from '#components/inputs/Button.tsx';
import { Inline } from '#components/data-display/Typography.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { useSection } from '#section-kit/sectionContext.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './AppointmentLinks.schema.ts';
import { Choice, Choices } from './AppointmentLinks.styles.ts';

/** Buttons for booking an appointment with a banker (WIDG-14). */
export function AppointmentLinks(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoAppointmentLinks' });
  const { heading, level, text, externalIdCookie, appointments } = props;
  const { id, serviceBase } = useSection();
  return (
    <SectionFrame heading={heading} level={level} headingId={`${id}-heading`} intro={text}>
      <Choices data-service={serviceBase} data-cookie={externalIdCookie}>
        {appointments.map(({ bankingType, link, text: words }) => (
          <Choice key={link.text} component="li">
            {words && <Inline component="p" html={words} />}
            <Button href={link.href} aria-label={link.label} data-banking={bankingType}>
              {link.text}
            </Button>
          </Choice>
        ))}
      </Choices>
    </SectionFrame>
  );
}
