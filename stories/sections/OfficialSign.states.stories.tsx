import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { regulators } from '#composer/page/regulators.ts';
import type { Locale } from '#lib/format/locale.ts';
import { SectionProvider } from '#section-kit/sectionContext.tsx';
import { OfficialSign } from '#sections/OfficialSign/OfficialSign.tsx';
import { words } from '#sections/OfficialSign/OfficialSign.words.ts';

interface Args {
  readonly placement: 'top' | 'inline';
  readonly locale: Locale;
}

/** The sign of a credit union, whose brand has the regulator `ncua`, whatever brand the toolbar selects. */
const meta: Meta<Args> = {
  title: 'Sections/Page frame/OfficialSign',
  args: { placement: 'top', locale: 'en' },
  render: ({ placement, locale }) => (
    <SectionProvider
      value={{
        id: 'sign',
        locale,
        words: { ...words[locale], ...regulators.ncua.words[locale] },
        serviceBase: '/svt/elmstone',
      }}
    >
      <OfficialSign placement={placement} />
    </SectionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

/** The NCUA’s sign across the page (12 CFR 740.4). */
export const CreditUnion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NCUA')).toBeVisible();
    await expect(canvas.getByText(/^Your savings federally insured to at least \$250,000/)).toBeVisible();
    await expect(canvas.queryByText(/FDIC/)).toBeNull();
  },
};

/** The NCUA’s sign near an application. */
export const CreditUnionInline: Story = { args: { placement: 'inline' } };

/** The NCUA’s sign on a Spanish page: the English statement with a translation. */
export const CreditUnionSpanish: Story = { args: { locale: 'es' } };
