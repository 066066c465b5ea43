import { defineSection } from 'portico';
import { z } from 'zod';
import { PartsIsland } from './PartsIsland.tsx';
import { PartsStateful } from './PartsStateful.tsx';

const schema = z.strictObject({});
const examples = { default: {} };
const accessibility = ['As the parts make it.'];

/** The parts as HTML. */
const html = defineSection({
  name: 'PartsHtml',
  summary: 'Shows parts with MUI’s props as HTML.',
  schema,
  View: PartsIsland,
  examples,
  accessibility,
});

/** The same in an island. */
const island = defineSection({
  name: 'PartsIsland',
  summary: 'Shows parts with MUI’s props in an island.',
  schema,
  View: PartsIsland,
  hydrate: 'load',
  modules: { view: '@elmstone/mui-parts/PartsIsland' },
  examples,
  accessibility,
});

/** The parts with state, which need an island. */
const stateful = defineSection({
  name: 'PartsStateful',
  summary: 'Shows parts with MUI’s state.',
  schema,
  View: PartsStateful,
  hydrate: 'load',
  modules: { view: '@elmstone/mui-parts/PartsStateful' },
  examples,
  accessibility,
});

export const sections = [html, island, stateful];
