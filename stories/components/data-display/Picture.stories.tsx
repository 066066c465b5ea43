import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#components/data-display/Picture.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Data display/Picture',
  component: Picture,
  parameters: {
    guidance: {
      do: [
        'Describe the image in a sentence; leave alt empty if it is decorative.',
        'Set its natural width and height to prevent layout shifts.',
      ],
      dont: ['Don’t put text into a picture.', 'Don’t load more than the first picture eagerly.'],
    },
  },
  decorators: [inTheme],
  args: {
    image: { src: '/media/savings.svg', alt: 'A jar that fills up with coins', width: 480, height: 360 },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loaded when it approaches the viewport. */
export const Lazy: Story = {};

/** Loaded at once, for the first picture of a page. */
export const Eager: Story = { args: { eager: true } };

/** A missing image keeps its space and shows its alternative text. */
export const Missing: Story = {
  args: {
    image: { src: 'data:image/svg+xml,', alt: 'A jar that fills up with coins', width: 480, height: 360 },
  },
};

/** A photo in several formats and widths. Its color fills the space until it has loaded. */
export const Photo: Story = {
  args: {
    image: {
      src: '/media/harbor-morning.jpg',
      alt: 'A sailing boat in a bay at sunrise',
      width: 2112,
      height: 1320,
      sources: [{ type: 'image/jpeg', srcSet: '/media/harbor-morning.jpg 2112w' }],
      sizes: '(min-width: 1056px) 30rem, 100vw',
      color: '#cac2a2',
    },
  },
};
