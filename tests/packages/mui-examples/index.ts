import { defineSection, plainText } from 'portico';
import { z } from 'zod';
import { muiExamples, type Part } from './examples/muiExamples.ts';
import { MuiIsland } from './MuiIsland.tsx';

const parts = Object.keys(muiExamples) as [Part, ...Part[]];

const schema = z.strictObject({
  part: z.enum(parts).meta({ title: 'Part', description: 'The part of MUI’s documentation.' }),
  name: plainText().meta({ title: 'Name', description: 'Name of the component.' }),
});
const examples = { default: { part: 'inputs' as const, name: 'Slider' } };
const accessibility = ['As MUI makes it.'];

/** A component of MUI as HTML. */
const html = defineSection({
  name: 'MuiHtml',
  summary: 'Shows a component of MUI as HTML.',
  schema,
  View: MuiIsland,
  examples,
  accessibility,
});

/** The same in an island. */
const island = defineSection({
  name: 'MuiIsland',
  summary: 'Shows a component of MUI in an island.',
  schema,
  View: MuiIsland,
  hydrate: 'load',
  modules: { view: '@elmstone/mui-examples/MuiIsland' },
  examples,
  accessibility,
});

export const sections = [html, island];
