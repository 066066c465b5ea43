import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '#components/navigation/Link.tsx';
import { section } from '#sections/LanguageModal/LanguageModal.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Page frame/LanguageModal',
  ...sectionMeta(section, 'default'),
  decorators: [
    (Story) => (
      <>
        <Link href="/es/" hrefLang="es-US" lang="es-US">
          Español
        </Link>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** The visitor followed a link to the Spanish page. */
export const Asked: Story = {
  name: 'MODAL-01 Asked',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Español' }));
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toHaveAttribute('open'));
    await expect(canvas.getByRole('dialog', { name: '¿Desea continuar en español?' })).toBeVisible();
  },
};

/** The open dialog in the dark scheme. */
export const AskedDark: Story = { ...Asked, name: 'Asked, dark scheme', globals: { scheme: 'dark' } };
