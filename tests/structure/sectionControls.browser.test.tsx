import { composeStory, type Meta, setProjectAnnotations, type StoryObj } from '@storybook/react-vite';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as preview from '#storybook/preview.tsx';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import * as accordionStories from '#stories/sections/Accordion.gen.stories.tsx';
import * as formStories from '#stories/sections/Form.gen.stories.tsx';
import * as heroStories from '#stories/sections/HeroBanner.gen.stories.tsx';

// A portable story takes args as props, as Storybook's controls change them.
const annotations = setProjectAnnotations([preview]);
beforeAll(annotations.beforeAll);
afterEach(cleanup);

const compose = (story: StoryObj<AuthorProps>, { default: meta }: { default: Meta<AuthorProps> }) =>
  composeStory<AuthorProps>(story, meta);
const Hero = compose(heroStories.Default, heroStories);
const Spanish = compose(heroStories.Spanish, heroStories);
const Accordion = compose(accordionStories.Default, accordionStories);
const Form = compose(formStories.Default, formStories);

test('a control changes a section of HTML, by author markup as well', () => {
  const { rerender } = render(<Hero />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    expect.stringContaining('A fixed rate'),
  );
  rerender(<Hero heading="Rates **today**" eyebrow="" />);
  expect(screen.getByRole('heading', { level: 1 }).innerHTML).toContain('<strong>today</strong>');
  expect(screen.queryByText('Certificates of deposit')).toBeNull();
});

test('a value that does not fit shows the message of the check in place of the section, until it fits', () => {
  const { rerender } = render(<Hero tone="loud" actions={[{ text: 'Go', href: 'javascript:alert(1)' }]} />);
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('“tone” of HeroBanner cannot be "loud"; it must be "deep" or "light".');
  expect(said).toContain('/actions/0/href: A link cannot lead to');
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<Hero tone="light" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test('a control changes a section with a behavior, whose program works on what it shows then', async () => {
  const { rerender, container } = render(<Accordion />);
  const items = () => [...container.querySelectorAll('details')];
  const behaves = () =>
    waitFor(() => expect(container.querySelector('[data-behaves]')).not.toBeNull(), { timeout: 30_000 });
  await behaves();
  expect(items()).toHaveLength(3);
  rerender(
    <Accordion
      openFirst
      items={[
        { id: 'one', heading: 'First question', text: 'First answer' },
        { id: 'two', heading: 'Second question', text: 'Second answer' },
      ]}
    />,
  );
  expect(items().map(({ open }) => open)).toEqual([true, false]);
  await behaves();
  await userEvent.click(screen.getByText('Second question'));
  await waitFor(() => expect(items().map(({ open }) => open)).toEqual([false, true]));
});

test('a control changes an island, which still works', async () => {
  const { rerender } = render(<Form />);
  const form = {
    formId: 'changed',
    fields: [{ kind: 'text', name: 'city', label: 'Your city', required: true }],
    submit: 'Send it',
    success: { heading: 'Thank you' },
    successPage: '/thanks.html',
    errorPage: '/error.html',
  };
  rerender(<Form heading="Where do you live?" form={form} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Where do you live?' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Your city/), 'Bath');
  expect(screen.getByLabelText(/Your city/)).toHaveProperty('value', 'Bath');
  expect(screen.queryByLabelText('Topic')).toBeNull();
});

test('an example in Spanish has the section’s words and the language of Spanish', () => {
  const { container } = render(<Spanish />);
  expect(container.querySelector('[data-section]')?.getAttribute('lang')).toBe('es-US');
  expect(container.querySelector(':lang(es) h1')).not.toBeNull();
});
