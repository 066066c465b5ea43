import { defineSection, plainText } from 'portico';
import { z } from 'zod';
import { MuiIsland } from './MuiIsland.tsx';

const schema = z.strictObject({
  name: plainText().meta({ title: 'Name', description: 'Name of the component.' }),
});
const examples = { default: { name: 'Slider' } };
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
