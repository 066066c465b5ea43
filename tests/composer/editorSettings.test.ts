import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { demoSchemas } from '#tests/composer/fixtures/editor.ts';

interface Settings {
  readonly 'json.schemas': readonly { readonly fileMatch: string[]; readonly url: string }[];
}

/** The JSON files below `pages-json` that name no schema themselves. */
const files = readdirSync('pages-json', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .filter((file) => !/^\s*"\$schema"/m.test(readFileSync(join('pages-json', file), 'utf8')));

test('VS Code puts no squiggle under the files of brands, rates and forms, which are no pages', async () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Settings;
  const folder = 'file:///site/';
  const service = getLanguageService({
    schemaRequestService: (uri) =>
      Promise.resolve(demoSchemas.get(uri.replace(`${folder}pages-json/`, '')) ?? '{}'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  const schemas = settings['json.schemas'].map(({ fileMatch, url }) => ({
    fileMatch: fileMatch.map((pattern) => pattern.replace(/^(!?)/, '$1/')),
    uri: new URL(url, folder).href,
  }));
  service.configure({ validate: true, allowComments: true, schemas });
  const messages = async (file: string, text: string) => {
    const document = TextDocument.create(`${folder}pages-json/${file}`, 'jsonc', 1, text);
    const found = await service.doValidation(document, service.parseJSONDocument(document));
    return found.map(({ message }) => `${file}: ${typeof message === 'string' ? message : message.value}`);
  };
  // A page has one.
  expect(await messages('new.json', '{}')).not.toEqual([]);
  expect(files.some((file) => file.startsWith('brands/'))).toBe(true);
  const found = files.map((file) => messages(file, readFileSync(join('pages-json', file), 'utf8')));
  expect((await Promise.all(found)).flat()).toEqual([]);
});
