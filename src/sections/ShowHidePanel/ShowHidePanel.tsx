import { Accordion, AccordionDetails, AccordionSummary } from '#components/surfaces/Accordion.tsx';
import { Rich } from '#components/data-display/Rich.tsx';
import { useThemeProps } from '#theme/styled.ts';
import type { Props } from './ShowHidePanel.schema.ts';
import { Hide, Root, Show } from './ShowHidePanel.styles.ts';

/** A collapsible panel on native `details`, which needs no script (WIDG-03). */
export function ShowHidePanel(author: Props) {
  const props = useThemeProps({ props: author, name: 'PorticoShowHidePanel' });
  const { panelId, showLabel, hideLabel, text, open } = props;
  return (
    <Root component="div" tone="own">
      <Accordion id={panelId} open={open}>
        <AccordionSummary>
          <span>
            <Show>{showLabel}</Show>
            <Hide data-nosnippet="">{hideLabel}</Hide>
          </span>
        </AccordionSummary>
        <AccordionDetails>
          <Rich html={text} />
        </AccordionDetails>
      </Accordion>
    </Root>
  );
}
