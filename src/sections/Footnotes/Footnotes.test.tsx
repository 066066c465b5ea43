import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { resolveProps, standaloneContext } from '#section-kit/resolveProps.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { theme } from '#theme/theme.ts';
import { section } from './Footnotes.section.ts';

const author = {
  heading: 'Disclosures',
  notes: [
    { key: 'apy', text: 'About yields.' },
    { key: 'unused', text: 'Nothing refers to this.' },
    { key: 'minimum', text: 'About deposits.' },
  ],
  text: 'First the deposit[^minimum], then the yield[^apy], then the deposit again[^minimum].',
};

function rendered(): string {
  const props = resolveProps(
    section,
    author,
    standaloneContext({ words: { footnote: 'Note {number}' } }, section, author),
  );
  const { View } = section;
  return renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <SectionProvider
        value={{ id: 'notes', locale: 'en', words: section.words?.en ?? {}, serviceBase: '/svt' }}
      >
        <View {...props} />
      </SectionProvider>
    </ThemeProvider>,
  );
}

it('WIDG-06 notes stand in the order in which the page refers to them', () => {
  const order = [...rendered().matchAll(/<li id="fn-([\w-]+)"/g)].map(([, key]) => key);
  expect(order).toEqual(['minimum', 'apy', 'unused']);
});

it('WIDG-06 marks and notes are linked both ways, and a repeated mark shares its number', () => {
  const html = rendered();
  const marks = [...html.matchAll(/<sup><a href="#fn-([\w-]+)" id="([\w-]+)"[^>]*>(\d+)</g)].map((mark) =>
    mark.slice(1),
  );
  expect(marks).toEqual([
    ['minimum', 'fnref-minimum', '1'],
    ['apy', 'fnref-apy', '2'],
    ['minimum', 'fnref-minimum-2', '1'],
  ]);
  expect(html).toContain('href="#fnref-minimum" aria-label="Back to the text of note 1"');
  expect(html).toContain('href="#fnref-apy" aria-label="Back to the text of note 2"');
});
