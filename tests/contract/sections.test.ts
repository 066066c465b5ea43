import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#lib/format/locale.ts';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { registry } from '#sections/registry.gen.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { schemaDef, unwrapSchema } from '#section-kit/walkSchema.ts';
import { localeOfExample } from '#tests/contract/localeOfExample.ts';
import { islandTheme } from '#theme/theme.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // A section is part of a page, which provides the other heading levels and ids.
    'heading-level': 'off',
    'no-missing-references': 'off',
    // React formats attributes differently.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'no-implicit-button-type': 'error',
  },
});

function render(section: AnySection, example: string, locale = localeOfExample(example)) {
  const author = section.examples[example];
  const props = resolveProps(section, author, standaloneContext({ locale }, section, author));
  const environment = {
    id: 'section',
    locale,
    words: section.words?.[locale] ?? {},
    serviceBase: '/svt/elmstone',
    slots: {},
  };
  return Object.assign(renderSection(section, props, environment, islandTheme), { props });
}

/** Returns the path of every field in a schema that lacks a title or description. */
function undocumented(schema: z.core.$ZodType, path: string): string[] {
  const def = schemaDef(unwrapSchema(schema));
  if (def.type === 'array') return undocumented(def.element, `${path}[]`);
  if (def.type === 'union') return def.options.flatMap((option) => undocumented(option, path));
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([key, field]) => {
    const { title, description } = z.globalRegistry.get(field) ?? {};
    const isConstant = schemaDef(unwrapSchema(field)).type === 'literal' && key === 'kind';
    const missing = (title && description) || isConstant ? [] : [`${path}.${key}`];
    return [...missing, ...undocumented(field, `${path}.${key}`)];
  });
}

/** Returns only the Latin letters of a text, in lower case, with one space between words. */
const latinText = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, ' ');

/** Returns the texts that visitors see or hear: between tags, and in attributes. */
const shownTexts = (html: string) =>
  [
    ...html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '').matchAll(/>([^<]+)</g),
    ...html.matchAll(/\s(?:aria-label|title|alt|placeholder|aria-roledescription)="([^"]*)"/g),
  ].map(([, text = '']) => text.replaceAll(/&[a-z#\d]+;/g, ' '));

/** Names of languages in their own language, and the label of a field that only robots fill. */
const ownNames = ['English', 'Español', 'website'];

/** Texts that are the same in all languages: those that the FDIC prescribes, and those with only one spelling. */
/** The question for Spanish is asked in Spanish in every language. English has none of these letters. */
const askedInSpanish = /[¿áéíóúñ]/;

const sameEverywhere: ReadonlySet<string> = new Set([
  'APY',
  'Error:',
  '{service}: {state}',
  'FDIC',
  'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
]);

describe.each([...registry])('%s', (name, section) => {
  test('its folder, its export and its component have one name', () => {
    expect(section.name).toBe(name);
    expect(readFileSync(`src/sections/${name}/${name}.tsx`, 'utf8')).toContain(`export function ${name}(`);
  });

  test('every field is documented, and the documentation is last in its chain', () => {
    expect(undocumented(section.schema, name)).toEqual([]);
  });

  test('it says what it is for and makes promises about accessibility', () => {
    expect(section.summary).toMatch(/^[A-Z].*\.$/);
    expect(section.accessibility.length).toBeGreaterThan(0);
  });

  test('its words are there in every language and none is left in English', () => {
    for (const locale of locales) {
      const words = section.words?.[locale] ?? {};
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(section.words?.en ?? {}).toSorted());
      if (locale === 'en') continue;
      const same = Object.entries(words).filter(([key, text]) => text === section.words?.en[key]);
      expect(
        same
          .map(([, text]) => text)
          .filter((text) => !sameEverywhere.has(text) && !askedInSpanish.test(text)),
      ).toEqual([]);
    }
  });

  describe.each(Object.keys(section.examples))('example %s', (example) => {
    const author = section.examples[example];

    test('SEC-05 its props are valid and unknown ones are refused', () => {
      expect(section.schema.safeParse(author).error).toBeUndefined();
      expect(section.schema.safeParse({ ...author, unknownProp: 1 }).success).toBe(false);
    });

    test('its props survive JSON', () => {
      const parsed: unknown = section.schema.parse(author);
      expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
    });

    test('it renders the same HTML twice', () => {
      expect(render(section, example).html).toBe(render(section, example).html);
    });

    test('its HTML is valid and has no style attribute', async () => {
      const { html } = render(section, example);
      expect(html).not.toMatch(/\sstyle="/);
      const { results } = await validator.validateString(`<div id="section">${html}</div>`);
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
      ).toEqual([]);
    });

    test('PAGE-01 nothing that its code says is in English on a Chinese page', () => {
      const { html, props } = render(section, example, 'zh');
      const given = JSON.stringify([author, props, section.words?.zh ?? {}, ...sameEverywhere, ...ownNames]);
      const known = latinText(given.replaceAll(/<[^>]*>/g, ''));
      const pieces = shownTexts(html).flatMap((text) => text.split('·'));
      const left = pieces.filter((text) => {
        const words = latinText(text).trim();
        return words.length > 2 && !known.includes(words);
      });
      expect(left, `put these into ${section.name}.words.ts, in all languages`).toEqual([]);
    });

    test('PAGE-01 no English word of its own is left in other languages', () => {
      const locale = localeOfExample(example);
      if (locale === 'en' || !section.words) return;
      const { html } = render(section, example);
      for (const [key, english] of Object.entries(section.words.en)) {
        // The question for Spanish is asked in Spanish on English pages too.
        const isOwn = Object.values(section.words[locale]).includes(english);
        if (english.length < 5 || english === section.words[locale][key] || english.includes('{') || isOwn)
          continue;
        expect(html.includes(`>${english}<`), `“${english}” is left in ${locale}`).toBe(false);
      }
    });
  });
});
