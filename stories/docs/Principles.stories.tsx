import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chip, type ChipProps } from '#components/data-display/Chip.tsx';
import { Icon, type IconName } from '#components/data-display/Icon.tsx';
import { Heading, Typography } from '#components/data-display/Typography.tsx';
import { Alert } from '#components/feedback/Alert.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Spinner } from '#components/feedback/Spinner.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import { Button, type ButtonProps } from '#components/inputs/Button.tsx';
import { SectionFrame } from '#components/layout/SectionFrame.tsx';
import { Stack } from '#components/layout/Stack.tsx';
import { Link } from '#components/navigation/Link.tsx';
import { Accordion, AccordionDetails, AccordionSummary } from '#components/surfaces/Accordion.tsx';
import { Card, CardContent, CardLink, CardPicture } from '#components/surfaces/Card.tsx';
import { Paper } from '#components/surfaces/Paper.tsx';
import { inEveryScheme } from '#stories/brandModes.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { inlineHtml } from '#stories/markup.ts';
import { DoDont } from './DoDont.tsx';

// Their docs page is Principles.mdx.
const meta: Meta = {
  title: 'Principles',
  decorators: [inTheme],
  tags: ['!autodocs'],
  parameters: { ...inEveryScheme, controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

function Text({ heading, text, action }: { heading: string; text: string; action: string }) {
  return (
    <>
      <Heading level={3} gutterBottom>
        {heading}
      </Heading>
      <Typography sx={{ marginBlockEnd: 2 }}>{text}</Typography>
      <Button>{action}</Button>
    </>
  );
}

/** What a product does for the visitor, in the words that visitors use. */
export const PlainWords: Story = {
  name: 'Voice: plain words',
  render: () => (
    <DoDont
      good={{
        text: 'Say what visitors get and what it asks of them. Start a button with a verb and say where it leads.',
        example: (
          <Text
            heading="Know today what you will have at the end"
            text="Choose a term from 6 to 60 months. Your rate does not change until the term ends."
            action="See today’s CD rates"
          />
        ),
      }}
      bad={{
        text: 'Don’t praise the bank, and don’t use words that only the bank uses.',
        example: (
          <Text
            heading="Industry-leading time deposit solutions"
            text="Leverage our best-in-class suite of fixed-tenor instruments to optimize your liquidity needs."
            action="Learn more"
          />
        ),
      }}
    />
  ),
};

/** A message says what happened and what to do now. */
export const Messages: Story = {
  name: 'Voice: messages',
  render: () => (
    <DoDont
      good={{
        text: 'Say how to fix it, with an example. Take the blame for what is ours.',
        example: (
          <Stack spacing={2}>
            <TextField label="Zip code" error="Enter five digits, such as 04101" defaultValue="0410" />
            <Alert severity="warning" heading="We could not load your rate">
              Your answers are kept. Try again in a minute, or call 800-555-0142.
            </Alert>
          </Stack>
        ),
      }}
      bad={{
        text: 'Don’t leave visitors with a code, and don’t sound as if they had done wrong.',
        example: (
          <Stack spacing={2}>
            <TextField label="Zip code" error="Invalid input!" defaultValue="0410" />
            <Alert severity="error" heading="Error 502">
              Oops! Your request failed.
            </Alert>
          </Stack>
        ),
      }}
    />
  ),
};

interface BandProps {
  readonly tone: 'plain' | 'quiet' | 'brand';
  readonly heading: string;
}
const Band = ({ tone, heading }: BandProps) => (
  <SectionFrame tone={tone} heading={inlineHtml(heading)} level={3}>
    <Typography>Two or three lines that answer one question.</Typography>
  </SectionFrame>
);

/** Backgrounds alternate, and one panel in the brand's color is the strongest point of a page. */
export const Backgrounds: Story = {
  name: 'Rhythm: backgrounds',
  render: () => (
    <DoDont
      fit="section"
      good={{
        text: 'Alternate plain and quiet backgrounds, and keep the brand’s panel for one thing that matters most.',
        example: (
          <>
            <Band tone="plain" heading="How a CD works" />
            <Band tone="quiet" heading="What you can earn" />
            <Band tone="plain" heading="Questions and answers" />
            <Band tone="brand" heading="Open yours in ten minutes" />
          </>
        ),
      }}
      bad={{
        text: 'Don’t stack strong backgrounds: when everything calls out, nothing does.',
        example: (
          <>
            <Band tone="brand" heading="How a CD works" />
            <Band tone="quiet" heading="What you can earn" />
            <Band tone="brand" heading="Questions and answers" />
            <Band tone="brand" heading="Open yours in ten minutes" />
          </>
        ),
      }}
    />
  ),
};

const actions = (buttons: readonly (ButtonProps & { readonly children: string })[]) => (
  <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
    {buttons.map((props) => (
      <Button key={props.children} {...props} />
    ))}
  </Stack>
);

/** One main action in a view; all others step back. */
export const OneAction: Story = {
  name: 'Rhythm: one main action',
  render: () => (
    <DoDont
      good={{
        text: 'Give a view one contained button. Other actions are outlined, or links.',
        example: actions([
          { children: 'Open an account' },
          { children: 'Compare accounts', variant: 'outlined' },
        ]),
      }}
      bad={{
        text: 'Don’t let actions compete by color or size.',
        example: actions([
          { children: 'Open an account' },
          { children: 'Compare accounts', color: 'secondary' },
          { children: 'Call us', color: 'error' },
        ]),
      }}
    />
  ),
};

const subjects = ['Start saving', 'Move in'];

const cards = (images: readonly string[]) => (
  <Stack direction="row" spacing={2}>
    {images.map((image, at) => (
      <Card key={subjects[at]} sx={{ flex: 1 }}>
        <CardPicture image={{ src: `/media/${image}.svg`, alt: '', width: 600, height: 400 }} />
        <CardContent>
          <Heading level={4}>{subjects[at]}</Heading>
          <CardLink href="#rates">See rates</CardLink>
        </CardContent>
      </Card>
    ))}
  </Stack>
);

/** A picture shows what its text is about. */
export const OnePictureEach: Story = {
  name: 'Pictures: what the text is about',
  render: () => (
    <DoDont
      good={{
        text: 'Show the subject or the people it is for, in the style of the set. Each picture appears once on a page.',
        example: cards(['first-savings', 'moving-boxes']),
      }}
      bad={{
        text: 'Don’t fill a place with a picture that says nothing, and don’t repeat one.',
        example: cards(['pattern-dots', 'pattern-dots']),
      }}
    />
  ),
};

const facts: readonly (readonly [IconName, string])[] = [
  ['phone', 'Call us around the clock'],
  ['certificate', 'Insured by the FDIC'],
];

/** An icon helps to find words; it does not replace them. */
export const IconsWithWords: Story = {
  name: 'Pictures: icons with words',
  render: () => (
    <DoDont
      good={{
        text: 'Put an icon before the words that say the same.',
        example: facts.map(([icon, text]) => (
          <Stack key={text} direction="row" spacing={1.5} sx={{ alignItems: 'center', paddingBlock: 1 }}>
            <Icon name={icon} color="primary" />
            <Typography>{text}</Typography>
          </Stack>
        )),
      }}
      bad={{
        text: 'Don’t let visitors guess what an icon means.',
        example: (
          <Stack direction="row" spacing={3}>
            {facts.map(([icon]) => (
              <Icon key={icon} name={icon} color="primary" fontSize="large" />
            ))}
          </Stack>
        ),
      }}
    />
  ),
};

/** What is loading keeps its place. */
export const KeepsItsPlace: Story = {
  name: 'Motion: nothing jumps',
  render: () => (
    <DoDont
      good={{
        text: 'Reserve the size of what is coming, so that nothing moves when it arrives.',
        example: (
          <Paper variant="outlined" sx={{ padding: 3 }}>
            <Typography variant="h4" component="p">
              12-month CD
            </Typography>
            <Typography variant="figure" component="p">
              <Skeleton sx={{ width: '4.5ch' }} animation={false} />
            </Typography>
            <Typography color="textSecondary">Annual percentage yield</Typography>
          </Paper>
        ),
      }}
      bad={{
        text: 'Don’t replace a whole card by a spinner: its content then pushes the page down.',
        example: (
          <Paper variant="outlined" sx={{ padding: 3, textAlign: 'center' }}>
            <Spinner label="Please wait" />
          </Paper>
        ),
      }}
    />
  ),
};

/** Motion follows the visitor. */
export const FollowsTheVisitor: Story = {
  name: 'Motion: follows the visitor',
  render: () => (
    <DoDont
      good={{
        text: 'Let things open where they were pressed, in a fifth of a second, and at once for visitors who prefer reduced motion.',
        example: (
          <>
            <Accordion open>
              <AccordionSummary>Can I take money out early?</AccordionSummary>
              <AccordionDetails>Yes, with a penalty that depends on the term.</AccordionDetails>
            </Accordion>
            <Accordion>
              <AccordionSummary>When does a CD mature?</AccordionSummary>
              <AccordionDetails>On the last day of its term.</AccordionDetails>
            </Accordion>
          </>
        ),
      }}
      bad={{
        text: 'Don’t rotate offers: visitors read slower than a timer, and what moves draws their eyes from what they came for.',
        example: (
          <Paper variant="outlined" sx={{ padding: 3, textAlign: 'center' }}>
            <Typography variant="h4" component="p" gutterBottom>
              Offer 2 of 5
            </Typography>
            <Typography gutterBottom>The next one appears in 3 seconds.</Typography>
            <Typography color="textSecondary">○ ● ○ ○ ○</Typography>
          </Paper>
        ),
      }}
    />
  ),
};

const chips = (labels: readonly (ChipProps & { readonly label: string })[]) => (
  <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
    {labels.map((props) => (
      <Chip key={props.label} {...props} />
    ))}
  </Stack>
);

/** A color is a role, which each brand fills. */
export const ColorsByRole: Story = {
  name: 'Brand: colors by role',
  render: () => (
    <DoDont
      good={{
        text: 'Choose a color by its role: primary for what can be done, success and error for what happened.',
        example: chips([
          { label: 'Most popular', color: 'primary' },
          { label: 'Approved', color: 'success' },
          { label: 'Payment failed', color: 'error' },
        ]),
      }}
      bad={{
        text: 'Don’t use the colors of states as decoration. Another brand may show them quite differently.',
        example: chips([
          { label: 'New', color: 'error' },
          { label: 'Most popular', color: 'warning' },
          { label: 'For students', color: 'success' },
        ]),
      }}
    />
  ),
};

/** On the brand's panel, everything has the colors that are readable there. */
export const OnThePanel: Story = {
  name: 'Brand: on its panel',
  render: () => (
    <DoDont
      good={{
        text: 'On the brand’s panel, use inverse buttons, and links in the color of the text.',
        example: (
          <Paper sx={{ padding: 3, backgroundColor: 'brand.main', color: 'brand.contrastText' }}>
            <Typography gutterBottom>
              Read{' '}
              <Link href="#rates" color="inherit">
                how we set rates
              </Link>
              .
            </Typography>
            <Button color="inverse">Open an account</Button>
          </Paper>
        ),
      }}
      bad={{
        text: 'Don’t take the colors of the page along: they have no contrast here.',
        example: (
          <Paper sx={{ padding: 3, backgroundColor: 'brand.main', color: 'brand.contrastText' }}>
            <Typography gutterBottom>
              Read <Link href="#rates">how we set rates</Link>.
            </Typography>
            <Button variant="outlined">Open an account</Button>
          </Paper>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do')).toBeVisible();
    await expect(canvas.getByText('Don’t')).toBeVisible();
  },
};

/** The same in the dark scheme. */
export const DarkScheme: Story = { ...OnThePanel, name: 'Dark scheme', globals: { scheme: 'dark' } };
