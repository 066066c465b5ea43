import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '#components/navigation/Breadcrumbs.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guidance: {
      do: [
        'Start at the home page and end with the page’s own name, which is no link.',
        'Name the landmark with aria-label.',
      ],
      dont: [
        'Don’t use it on pages of the first level, where the navigation says the same.',
        'Don’t shorten names: long ones truncate by themselves.',
      ],
    },
  },
  decorators: [inTheme],
  args: { 'aria-label': 'Breadcrumb' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The path from the home page; on a narrow screen, only the parent page is shown. */
export const Trail: Story = {
  args: {
    children: [
      <Link key="home" href="#home">
        Home
      </Link>,
      <Link key="bank" href="#bank">
        Bank
      </Link>,
      <span key="here" aria-current="page">
        CD rates
      </span>,
    ],
  },
};

/** Long items are truncated. */
export const Long: Story = {
  args: {
    children: [
      <Link key="home" href="#home">
        Home
      </Link>,
      <Link key="loans" href="#loans">
        Loans, lines of credit and equipment financing for small companies and their owners
      </Link>,
      <span key="here" aria-current="page">
        Frequently asked questions about equipment financing for new companies
      </span>,
    ],
  },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Breadcrumbs');
