import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '#components/navigation/Link.tsx';
import { section } from '#sections/ExternalLinkWarning/ExternalLinkWarning.section.ts';
import { behaves } from '#stories/behaves.ts';
import type { AuthorProps } from '#stories/sectionArgTypes.ts';
import { sectionMeta } from '#stories/sectionMeta.tsx';

const meta: Meta<AuthorProps> = {
  title: 'Sections/Page frame/ExternalLinkWarning',
  ...sectionMeta(section, 'default'),
  decorators: [
    (Story) => (
      <>
        <p>
          The rules are on <Link href="http://partner.example/rules">our partner’s site</Link>.
        </p>
        <Story />
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<AuthorProps>;

/** The visitor followed an unencrypted link: the dialog names the site and says so. */
export const Asked: Story = {
  name: 'MODAL-02 Asked',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await behaves(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'our partner’s site' }));
    await waitFor(() => expect(canvasElement.querySelector('dialog')).toHaveAttribute('open'));
    await expect(canvas.getByRole('dialog')).toHaveTextContent('partner.example');
    await expect(canvas.getByText(/not encrypted/)).toBeVisible();
  },
};

/** The open dialog in the dark scheme. */
export const AskedDark: Story = { ...Asked, name: 'Asked, dark scheme', globals: { scheme: 'dark' } };
