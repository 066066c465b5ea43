import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { random } from './random.mjs';

const templates = ['cd-rates', 'financing-calculator', 'contact-us', 'index'];
const topics =
  'saving,borrowing,planning,travel,study,retirement,moving,building,trading,farming,giving,repair'.split(
    ',',
  );

const textKeys = new Set(['heading', 'text', 'content', 'eyebrow', 'note']);

/** Returns a copy of author props with another sentence appended to every text. */
function varied(value, words, index) {
  if (Array.isArray(value)) return value.map((item) => varied(item, words, index));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'formId') return [key, `${inner}-${index}`];
      const isText = textKeys.has(key) && typeof inner === 'string';
      return [key, isText ? `${inner} ${words()}` : varied(inner, words, index)];
    }),
  );
}

/**
 * Writes the demo bank and `count` further pages into `folder`: each has the sections of one of the bank's pages,
 * except up to three of them, with its own texts.
 */
export function makeSite(root, folder, count) {
  const demo = join(root, 'pages-json');
  cpSync(demo, folder, { recursive: true });
  const pages = templates.map((name) => JSON.parse(readFileSync(join(demo, `${name}.json`), 'utf8')));
  for (let index = 0; index < count; index++) writePage(folder, pages, index);
}

function writePage(folder, pages, index) {
  const next = random(index + 1);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const words = () =>
    `For ${pick(topics)} and ${pick(topics)}, number ${index}-${Math.floor(next() * 1000)}.`;
  const template = pages[index % pages.length];
  const optional = new Set(['CardGrid', 'StickyCallToAction', 'EmergencyBanner']);
  const sections = template.sections
    .filter(({ component }) => !optional.has(component) || next() > 0.3)
    .map((section) => varied(section, words, index));
  const { $schema: _schema, alternates: _alternates, ...frame } = template;
  const page = {
    ...frame,
    title: `${template.title} ${index}`,
    description: `${words()} ${template.description}`.slice(0, 150),
    sections,
  };
  const file = join(folder, pageFile(index));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(page, null, 2));
}

export const pageFile = (index) => `generated/${Math.floor(index / 100)}/page-${index}.json`;
