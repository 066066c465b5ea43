import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '#components/layout/Box.tsx';
import { Divider } from '#components/data-display/Divider.tsx';
import { Grid } from '#components/layout/Grid.tsx';
import { Paper } from '#components/surfaces/Paper.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { inTheme } from '#stories/inTheme.tsx';

const meta = {
  title: 'Components/Layout/Layout',
  component: Paper,
  parameters: {
    guidance: {
      do: [
        'Use Stack for one direction, Grid for columns and Box for a single sx.',
        'Space things with steps of theme.spacing.',
      ],
      dont: [
        'Don’t write pixels or colors into sx: name a step or a palette color.',
        'Don’t change the visual order with CSS: it must match the reading order.',
      ],
    },
  },
  decorators: [inTheme],
} satisfies Meta<typeof Paper>;
export default meta;
type Story = StoryObj<typeof meta>;

const papers = ['Savings', 'Certificates', 'Loans'].map((name) => (
  <Paper key={name} sx={{ padding: 2 }}>
    {name}
  </Paper>
));

/** Stack: children in a row or column with equal spacing. */
export const Stacks: Story = {
  render: () => (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} useFlexGap>
      {papers}
    </Stack>
  ),
};

/** Grid: twelve columns with the theme's breakpoints. */
export const Grids: Story = {
  render: () => (
    <Grid container spacing={2}>
      {papers.map((paper) => (
        <Grid key={paper.key} size={{ xs: 12, md: 6, lg: 4 }}>
          {paper}
        </Grid>
      ))}
    </Grid>
  ),
};

/** Box: an element with `sx`. */
export const Boxes: Story = {
  render: () => (
    <Box component="aside" sx={{ padding: 2, backgroundColor: 'background.surface', borderRadius: 1 }}>
      On a quiet ground
    </Box>
  ),
};

/** Paper: with a border or a shadow. */
export const Papers: Story = {
  render: () => (
    <Stack spacing={2}>
      <Paper sx={{ padding: 2 }}>Outlined</Paper>
      <Paper variant="raised" sx={{ padding: 2 }}>
        Raised
      </Paper>
    </Stack>
  ),
};

/** Divider: a hairline between elements. */
export const Dividers: Story = {
  render: () => (
    <Stack spacing={2} divider={<Divider />}>
      <Typography>First</Typography>
      <Typography>Second</Typography>
    </Stack>
  ),
};
