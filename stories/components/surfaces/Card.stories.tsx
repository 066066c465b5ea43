import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#components/inputs/Button.tsx';
import {
  Card,
  CardActionArea,
  CardActions,
  CardContent,
  CardLink,
  CardMedia,
  CardPicture,
} from '#components/surfaces/Card.tsx';
import { Heading, Typography } from '#components/data-display/Typography.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { inTheme } from '#stories/inTheme.tsx';
import { statesStory } from '#stories/states/statesStory.tsx';

const meta = {
  title: 'Components/Surfaces/Card',
  component: Card,
  parameters: {
    guidance: {
      do: [
        'Give a card one destination and put its link in the heading with CardLink.',
        {
          text: 'Keep the cards of a row alike: the same parts in the same order.',
          example: () => (
            <Stack direction="row" spacing={2}>
              <Card sx={{ flex: 1 }}>
                <CardContent>
                  <Heading level={4}>Savings</Heading>
                  <CardLink href="#savings">See rates</CardLink>
                </CardContent>
              </Card>
              <Card sx={{ flex: 1 }}>
                <CardContent>
                  <Heading level={4}>CDs</Heading>
                  <CardLink href="#cds">See rates</CardLink>
                </CardContent>
              </Card>
            </Stack>
          ),
        },
      ],
      dont: [
        'Don’t put a second link inside a card whose whole area can be clicked.',
        {
          text: 'Don’t nest cards.',
          example: () => (
            <Card>
              <CardContent>
                <Heading level={4}>Save</Heading>
                <Card sx={{ flex: 1 }}>
                  <CardContent>
                    <Heading level={4}>Savings</Heading>
                    <CardLink href="#savings">See rates</CardLink>
                  </CardContent>
                </Card>
              </CardContent>
            </Card>
          ),
        },
      ],
    },
  },
  decorators: [inTheme],
  args: {
    sx: { maxWidth: '22rem' },
    children: (
      <CardContent>
        <Heading level={3}>Certificates of deposit</Heading>
        <Typography>A fixed rate for a fixed time.</Typography>
      </CardContent>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A hairline around related content. */
export const Outlined: Story = {};

/** With a shadow. */
export const Raised: Story = { args: { variant: 'raised' } };

/** The link text is in its natural place, and the whole card is clickable. */
export const WithActionArea: Story = {
  args: {
    children: (
      <CardContent>
        <Heading level={3}>Certificates of deposit</Heading>
        <Typography>A fixed rate for a fixed time.</Typography>
        <CardLink href="#rates">See CD rates</CardLink>
      </CardContent>
    ),
  },
};

/** A picture across the card. */
export const WithMedia: Story = {
  args: {
    children: (
      <>
        <CardPicture image={{ src: '/media/savings.svg', alt: '', width: 480, height: 240 }} />
        <CardContent>
          <Heading level={3}>Build a ladder</Heading>
        </CardContent>
      </>
    ),
  },
};

/** Buttons at the end. */
export const WithActions: Story = {
  args: {
    children: (
      <>
        <CardContent>
          <Heading level={3}>Home loans</Heading>
        </CardContent>
        <CardActions>
          <Button href="#apply" size="small">
            Apply
          </Button>
          <Button href="#more" size="small" variant="text">
            Read more
          </Button>
        </CardActions>
      </>
    ),
  },
};

/** MUI's action area: the whole card is a button. */
export const AsButton: Story = {
  args: {
    children: (
      <CardActionArea>
        <CardMedia component="img" image="/media/savings.svg" alt="" height="140" />
        <CardContent>
          <Typography>Choose this card</Typography>
        </CardContent>
      </CardActionArea>
    ),
  },
};

/** Under a pointer, with focus, pressed, and disabled, as far as each looks different. */
export const States: Story = statesStory('Card');
