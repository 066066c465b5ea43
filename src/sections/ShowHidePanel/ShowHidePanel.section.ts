import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './ShowHidePanel.schema.ts';
import { ShowHidePanel as View } from './ShowHidePanel.tsx';

const fees =
  '| Service | Fee |\n| --- | --- |\n| Wire transfer within the United States | $25 |\n| Stop payment | $30 |\n| Paper statement | $3 a month |';

export const section = defineSection({
  name: 'ShowHidePanel',
  group: 'Text and media',
  summary: 'A part of the page that visitors can show and hide.',
  synonyms: ['toggle', 'show more', 'collapsible', 'expandable panel'],
  schema,
  View,
  examples: {
    /** Closed; the button says what is inside. */
    default: { panelId: 'fees', showLabel: 'Show all fees', hideLabel: 'Hide the fees', text: fees },
    /** Open initially. */
    open: {
      panelId: 'hours',
      showLabel: 'Show the hours of holidays',
      hideLabel: 'Hide the hours of holidays',
      text: 'On federal holidays branches are closed; the telephone is answered from 9 a.m. to 5 p.m.',
      open: true,
    },
    /** In Spanish. */
    spanish: {
      panelId: 'cargos',
      showLabel: 'Mostrar los cargos',
      hideLabel: 'Ocultar los cargos',
      text: 'Una transferencia dentro de los Estados Unidos cuesta $25.',
    },
  },
  accessibility: [
    'A native disclosure: Enter and Space open and close it, and its state is announced.',
    'A URL with the panel’s id opens it and moves focus to it.',
  ],
});
