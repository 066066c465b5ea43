import { z } from 'zod';
import { serviceSummaries } from '#composer/release/release.ts';
import { groupBy } from '#lib/values/groupBy.ts';
import type { ServiceContract } from '#composer/server/services/contract/ServiceContract.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns the JSON Schema of what may be sent: unknown properties are ignored, unless the contract rejects them. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

const pathOf = ({ path }: ServiceContract) => (path.startsWith('/') ? path : `/svt/{provider}/${path}`);

/** Returns the properties of an object's schema, each with whether it is required. */
function propertiesOf(schema: Json): [string, Json, boolean][] {
  const { properties = {}, required = [] } = schema as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => [name, property, required.includes(name)]);
}

const token = {
  name: 'token',
  in: 'header',
  schema: { type: 'string' },
  description: 'The visitor’s token. The response is then personal.',
};
const provider = {
  name: 'provider',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description: '`services.provider` of `site.json`.',
};

/** Returns the parameters of calls that share a path. One that not all of them have is optional. */
function parametersOf(sharing: readonly ServiceContract[]): Json[] {
  const [first] = sharing;
  const all = sharing
    .filter(({ sentAs }) => sentAs === 'query' || sentAs === 'file')
    .flatMap((contract) =>
      propertiesOf(schemaOf(contract.request)).map(([name, schema, required]) => ({
        name,
        schema,
        required,
        place: contract.sentAs === 'file' ? 'path' : 'query',
        example: contract.examples.find(({ kind }) => kind === 'typical')?.request[name],
      })),
    );
  const named = [...groupBy(all, ({ name }) => name)].map(([name, same]) => {
    const schemas = [...new Map(same.map(({ schema }) => [JSON.stringify(schema), schema])).values()];
    const [{ place, example } = { place: 'query', example: undefined }] = same;
    return {
      name,
      in: place,
      required:
        place === 'path' || (same.length === sharing.length && same.every(({ required }) => required)),
      schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
      ...(typeof example === 'string' && !example.startsWith('{') && { example }),
    };
  });
  return [
    ...(first && pathOf(first).includes('{provider}') ? [provider] : []),
    ...named,
    ...(sharing.some(({ hasToken }) => hasToken) ? [token] : []),
  ];
}

const types: Readonly<Partial<Record<ServiceContract['sentAs'], string>>> = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
};

function examplesOf({ examples }: ServiceContract, kinds: readonly string[]): Json {
  return Object.fromEntries(
    examples
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ summary, request }) => [summary.replaceAll(/\W+/g, '-'), { summary, value: request }]),
  );
}

function bodyOf(contract: ServiceContract): Json {
  const type = types[contract.sentAs];
  if (type === undefined) return {};
  const examples = examplesOf(contract, ['typical', 'edge']);
  return {
    requestBody: { required: true, content: { [type]: { schema: schemaOf(contract.request), examples } } },
  };
}

const error = (description: string, retryAfter = false) => ({
  description,
  ...(retryAfter && {
    headers: { 'Retry-After': { required: true, schema: { type: 'integer' }, description: 'Seconds.' } },
  }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function answersOf(sharing: readonly ServiceContract[]): Json {
  const shown = sharing.filter(({ response }) => response);
  const schemas = shown.flatMap(({ response }) => (response ? [schemaOf(response)] : []));
  const examples = Object.fromEntries(shown.map(({ name, answer }) => [name, { value: answer }]));
  const content = {
    'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas }, examples },
  };
  return {
    ...(shown.length > 0
      ? { '200': { description: 'The answer.', content } }
      : { '2XX': { description: 'The content of the answer is ignored.' } }),
    '400': error('The request does not fit the contract. Such requests are not forwarded.'),
    '429': error('Too many requests.', true),
    '503': error('The service cannot answer now.', true),
  };
}

function operationOf(sharing: readonly ServiceContract[]): Json {
  const names = sharing.map(({ name }) => name);
  const [first] = sharing;
  return {
    operationId: names.join('_'),
    tags: names,
    summary: names.map((name) => serviceSummaries[name]).join(' '),
    description: names
      .map(
        (name) => `\`"${name}": { "upstream": "https://…" }\` in \`services\` of \`site.json\` forwards it.`,
      )
      .join('\n'),
    ...(first?.isWebhook ? {} : { parameters: parametersOf(sharing) }),
    ...(first && bodyOf(first)),
    responses: answersOf(sharing),
  };
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'The same in each attempt to deliver a lead.',
};

/**
 * Returns the OpenAPI document of contracts, made of the schemas that the server checks requests with. Paths are those of
 * the site; what the server calls by itself is a webhook.
 */
export function openApi(contracts: readonly ServiceContract[], version: string): Json {
  const visited = contracts.filter(({ isWebhook }) => isWebhook !== true);
  const paths = [...groupBy(visited, pathOf)].map(([path, onPath]) => [
    path,
    Object.fromEntries(
      [...groupBy(onPath, ({ method }) => method)].map(([method, sharing]) => [
        method.toLowerCase(),
        operationOf(sharing),
      ]),
    ),
  ]);
  const webhooks = contracts
    .filter(({ isWebhook }) => isWebhook)
    .map((contract) => [contract.name, { post: { ...operationOf([contract]), parameters: [keyHeader] } }]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Services of a site',
      version,
      description:
        'What the bank’s own services answer in place of Portico’s. The server sends a request to the `upstream` of the ' +
        'service, with the same query or body; a file name is appended to its path.',
    },
    paths: Object.fromEntries(paths) as Json,
    ...(webhooks.length > 0 && { webhooks: Object.fromEntries(webhooks) as Json }),
    components: {
      schemas: {
        Error: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
      },
    },
  };
}
