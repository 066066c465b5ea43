import { afterEach, expect, test } from 'vitest';
import { renderSection } from '#composer/render/section/renderSection.tsx';
import { section as form } from '#sections/Form/Form.section.ts';
import { section as calculator } from '#sections/FinancingCalculator/FinancingCalculator.section.ts';
import type { AnySection } from '#section-kit/defineSection.ts';
import { interfaceWords, resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { hydrateView } from '#composer/client/hydrateView.tsx';
import { islandTheme } from '#theme/theme.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/**
 * Renders the server HTML of a section, with a function to hydrate it.
 *
 * @param author The props of the section, or the name of one of its examples.
 * @param siteWords The words of the site.
 */
function place(section: AnySection, author: unknown, siteWords: Readonly<Record<string, string>> = {}) {
  const given = typeof author === 'string' ? section.examples[author] : author;
  const page = { words: siteWords, marksPlaceholders: true };
  const context = { ...standaloneContext({}, section, given), ...page };
  const props = resolveProps(section, given, context);
  const environment = {
    id: 'island',
    locale: 'en' as const,
    words: interfaceWords(section.words?.en ?? {}, context),
    serviceBase: '/svt/elmstone',
    slots: {},
  };
  const { html, data = '' } = renderSection(section, props, environment, islandTheme);
  document.body.innerHTML = `<div data-section="${section.name}" id="island">${html}</div><script type="application/json" data-for="island">${data}</script>`;
  const root = document.body.firstElementChild as HTMLElement;
  return { root, hydrate: () => hydrateView(root, section.View) };
}

const named = <Element extends HTMLElement>(root: HTMLElement, selector: string) => {
  const found = root.querySelector<Element>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const errors = (root: HTMLElement) =>
  [...root.querySelectorAll('section[tabindex="-1"] li')].map((item) => item.textContent);

test('what was typed, chosen and checked before hydration stays, and the form knows it', async () => {
  const { root, hydrate } = place(form, 'everyKind');
  named<HTMLInputElement>(root, '[name=zipCode]').value = '04101';
  named<HTMLInputElement>(root, '[name=when][value=pm]').checked = true;
  named<HTMLInputElement>(root, '[name=products][value=savings]').checked = true;
  await hydrate();
  expect(named<HTMLInputElement>(root, '[name=zipCode]').value).toBe('04101');
  expect(named<HTMLInputElement>(root, '[name=when][value=pm]').checked).toBe(true);
  expect(named<HTMLInputElement>(root, '[name=products][value=savings]').checked).toBe(true);
  named(root, '[type=submit]').click();
  // Only the fields that were not filled in are reported.
  await expect.poll(() => errors(root)).toContain('First name is Required');
  expect(errors(root).join(' ')).not.toMatch(/zip|when|products/i);
});

test('long lists of choices are complete whenever they are shown', async () => {
  const { root, hydrate } = place(form, 'regions');
  expect(root.textContent).toContain('Côte d’Ivoire');
  const listed = root.querySelector('[name=country]')?.textContent;
  await hydrate();
  const country = named<HTMLSelectElement>(root, '[name=country]');
  expect(country.textContent).toBe(listed);
  const choose = (value: string) => {
    country.value = value;
    country.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const states = () => root.querySelector<HTMLSelectElement>('[name=state]')?.options.length ?? 0;
  choose('US');
  await expect.poll(states).toBeGreaterThan(50);
  const all = states();
  choose('CA');
  await expect.poll(states).toBe(0);
  choose('US');
  await expect.poll(states).toBe(all);
});

test('what is typed while React hydrates stays as well', async () => {
  const { root, hydrate } = place(form, 'everyKind');
  const zip = named<HTMLInputElement>(root, '[name=zipCode]');
  zip.value = '0';
  const hydrated = hydrate();
  zip.value = '04101';
  zip.dispatchEvent(new Event('input', { bubbles: true }));
  await hydrated;
  expect(zip.value).toBe('04101');
  named(root, '[type=submit]').click();
  await expect.poll(() => errors(root)).toContain('First name is Required');
  expect(errors(root).join(' ')).not.toMatch(/zip/i);
});

test('a choice made before hydration keeps the field that depends on it, no choice takes it away', async () => {
  const { root, hydrate } = place(form, 'default');
  const topic = named<HTMLSelectElement>(root, '[name=topic]');
  topic.value = 'other';
  await hydrate();
  await expect.poll(() => named(root, '[name=topicOther]').checkVisibility()).toBe(true);
  expect(topic.value).toBe('other');

  // Without JavaScript the field must be present, because nothing could show it later.
  const second = place(form, 'default');
  expect(second.root.querySelector('[name=topicOther]')).not.toBeNull();
  await second.hydrate();
  await expect.poll(() => second.root.querySelector('[name=topicOther]')).toBeNull();
});

test('a field that was left before hydration is checked, one that has focus is left alone', async () => {
  const { root, hydrate } = place(form, 'default');
  const email = named<HTMLInputElement>(root, '[name=email]');
  const phone = named<HTMLInputElement>(root, '[name=phone]');
  email.value = 'nobody';
  phone.value = '12';
  phone.focus();
  await hydrate();
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(phone);
});

test('CALC-05 amounts typed before hydration are written out like any other', async () => {
  const { root, hydrate } = place(calculator, 'default');
  const amount = named<HTMLInputElement>(root, '[name=amount]');
  amount.value = '25000';
  await hydrate();
  await expect.poll(() => amount.value).toBe('$25,000.00');
});

test('an untouched section is not announced to itself: nothing is wrong before anything was entered', async () => {
  const { root, hydrate } = place(form, 'default');
  await hydrate();
  expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  expect(errors(root)).toEqual([]);
});

test.each(['pointerdown', 'click', 'keydown', 'input', 'textInput', 'change'])(
  'a %s while React hydrates is answered by the browser: React does not hydrate all at once for it',
  async (type) => {
    const { root, hydrate } = place(form, 'default');
    const phone = named<HTMLInputElement>(root, '[name=phone]');
    const isHydrated = () => Object.keys(phone).some((key) => key.startsWith('__react'));
    const hydrated = hydrate();
    phone.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isHydrated()).toBe(false);
    await hydrated;
    expect(isHydrated()).toBe(true);
  },
);

test('A20 PAGE-08 placeholders in what appears later are filled in, in texts and in words', async () => {
  document.cookie = 'firstname=<i>Ada';
  const consent = {
    kind: 'consent',
    name: 'agrees',
    label: 'Consent',
    text: 'I, {firstname|the visitor}, agree to **{word:terms}**.',
    when: { show: { field: 'topic', is: ['loan'] } },
  };
  const name = { kind: 'text', name: 'name', label: 'Name', required: true };
  const options = [
    { value: 'cd', label: 'Certificates' },
    { value: 'loan', label: 'Loans' },
  ];
  const fields = {
    formId: 'late',
    fields: [name, { kind: 'select', name: 'topic', label: 'Topic', options }, consent],
    submit: 'Send',
    success: { heading: 'Thank you' },
    successPage: '/thanks.html',
    errorPage: '/contact.error.html',
  };
  const words = {
    terms: 'what {firstname|you} read',
    errorRequired: '{word:call}, {name} is missing',
    call: '{firstname|Friend}',
  };
  try {
    const { root, hydrate } = place(form, { heading: 'Late', form: fields }, words);
    expect(root.textContent).not.toMatch(/[{}]/);
    await hydrate();
    named(root, '[type=submit]').click();
    await expect.poll(() => errors(root)).toEqual(['<i>Ada, Name is missing']);
    const topic = named<HTMLSelectElement>(root, '[name=topic]');
    topic.value = 'loan';
    topic.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => root.textContent).toContain('I, <i>Ada, agree to what <i>Ada read.');
    expect(root.querySelector('i')).toBeNull();
  } finally {
    document.cookie = 'firstname=; max-age=0';
  }
});
