import { z } from 'zod';

/** A boolean in the format of the bank's systems: the string "true" or "false". */
const flagWord = () =>
  z.enum(['true', 'false'], { error: 'Expected "true" or "false" in quotes' }).default('false');

const value = (fallback: string) =>
  z
    .string()
    .regex(/^[\w.:-]{1,100}$/, 'Expected letters, digits, ".", ":", "_" and "-"')
    .default(fallback);

/** Configuration of the smart assistant (SA-01 to SA-04). */
export const assistant = z.strictObject({
  topBar: z
    .boolean()
    .default(false)
    .meta({ title: 'Top bar', description: 'Whether the top bar shows the assistant.' }),
  webComponent: z.boolean().default(false).meta({
    title: 'Web component',
    description: 'True if a web component of the bank shows the assistant instead.',
  }),
  microApp: z.boolean().default(false).meta({
    title: 'Micro app',
    description: 'True if a micro app of the bank shows the assistant instead.',
  }),
  killSwitch: flagWord().meta({
    title: 'Kill switch',
    description: '"true" stops sending searches to the assistant.',
  }),
  searchCapture: flagWord().meta({
    title: 'Search capture',
    description: '"true" sends the assistant what visitors search for.',
  }),
  status: flagWord().meta({
    title: 'Status',
    description: '"true" while the assistant is active; it then also receives what visitors search for.',
  }),
  gateway: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
      'Expected an origin such as https://assistant.bank.example',
    )
    .optional()
    .meta({
      title: 'Gateway',
      description: 'Origin of the bank’s conversation gateway. Defaults to the server inside Portico.',
    }),
  channelId: value('COM').meta({ title: 'Channel id', description: 'Sent when requesting a token.' }),
  featureId: value('SMART_ASSISTANT').meta({
    title: 'Feature id',
    description: 'Sent when requesting a token.',
  }),
  routingKey: value('default').meta({
    title: 'Routing key',
    description: 'Sent as a header with each question.',
  }),
  smartAssistantRoutingKey: value('default').meta({
    title: 'Assistant’s routing key',
    description: 'Sent as a header with each question.',
  }),
  clientVersion: value('1.0').meta({ title: 'Client version', description: 'Sent with each question.' }),
  aiVersion: value('1.0').meta({ title: 'AI version', description: 'Sent with each question.' }),
});
