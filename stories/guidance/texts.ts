import type { GuidanceOfSections } from './SectionGuidance.ts';

/** Texts, lists and pictures. */
export const texts: GuidanceOfSections = {
  RichText: {
    do: [
      {
        text: 'Break a text up by headings that say what follows, and keep paragraphs to three sentences.',
        props: {
          text: '## How a certificate works\n\nYou deposit an amount once and leave it for the **whole term**. The rate is fixed on the day you open it.\n\n- Terms from 6 to 60 months\n- From $1,000\n- Interest monthly or at the end',
        },
      },
    ],
    dont: [
      {
        text: 'Don’t write walls of text, and don’t use bold type for whole sentences.',
        props: {
          text: '**Certificates of deposit are time deposits that are placed with the bank for a fixed term, during which the depositor agrees not to withdraw the principal.** The terms range from six to sixty months, the minimum deposit is one thousand dollars, and interest is credited monthly, quarterly, or at maturity, depending on the option that the depositor has selected when the account was opened, subject to the terms and conditions of the account agreement as amended from time to time. **Early withdrawal penalties apply.**',
        },
      },
    ],
  },
  Columns: {
    do: ['Put together what visitors use at the same time, such as an explanation and a calculator.'],
    dont: ['Don’t nest columns, and don’t use them for texts that follow each other.'],
  },
  IconList: {
    do: [
      {
        text: 'Use icons that differ at a glance, and a few words each.',
        props: {
          heading: 'Safe with us',
          items: [
            { icon: 'shield', text: 'Insured by the FDIC' },
            { icon: 'lock', text: 'Alerts for every payment' },
            { icon: 'phone', text: 'People who answer at night' },
          ],
        },
      },
    ],
    dont: [
      {
        text: 'Don’t use one icon for everything: then it is a list.',
        props: {
          heading: 'Safe with us',
          items: [
            { icon: 'check', text: 'Insured by the FDIC' },
            { icon: 'check', text: 'Alerts for every payment' },
            { icon: 'check', text: 'People who answer at night' },
          ],
        },
      },
    ],
  },
  StepList: {
    do: [
      {
        text: 'Begin each step with a verb, and say how long it takes.',
        props: {
          heading: 'How to open an account',
          steps: [
            { heading: 'Choose an account', text: 'Two minutes.' },
            { heading: 'Tell us who you are', text: 'Have your ID at hand. Five minutes.' },
            { heading: 'Move money in', text: 'From $25, by card or check.' },
          ],
        },
      },
    ],
    dont: ['Don’t number what has no order: that is an IconList.'],
  },
  TimelineTabs: {
    do: ['Use it where time passes between the steps, and name each by its time.'],
    dont: ['Don’t put a form or disclosures into a step: only one step is shown.'],
  },
  Accordion: {
    do: [
      {
        text: 'Write each question as visitors ask it, and answer it in the first sentence.',
        props: {
          heading: 'Questions about certificates',
          openFirst: true,
          items: [
            {
              id: 'early',
              heading: 'Can I take money out early?',
              text: 'Yes. It costs six months of interest.',
            },
            { id: 'end', heading: 'What happens at the end?', text: 'You have ten days to decide.' },
          ],
        },
      },
    ],
    dont: [
      {
        text: 'Don’t hide what everyone must read, and don’t use labels that say nothing.',
        props: {
          heading: 'Information',
          items: [
            { id: 'general', heading: 'General', text: 'Fees apply.' },
            { id: 'details', heading: 'Details', text: 'See the agreement.' },
            { id: 'other', heading: 'Miscellaneous', text: 'Other terms.' },
          ],
        },
      },
    ],
  },
  ShowHidePanel: {
    do: ['Say in the button what is shown: “Show all fees”.'],
    dont: ['Don’t hide the only way to go on.'],
  },
  PersonCard: {
    do: ['Show people whom visitors can reach, with hours and a number.'],
    dont: ['Don’t show people who no longer work there, or models.'],
  },
  Chart: {
    do: [
      'Say in the heading what the chart shows: “Rates fell in spring”.',
      'Say where the figures come from.',
    ],
    dont: ['Don’t draw two or three numbers: use StatBand.'],
  },
  InlineSvg: {
    do: ['Use it for drawings whose words must be text, such as diagrams.'],
    dont: ['Don’t use it for decoration: an image is lighter.'],
  },
  VideoPlayer: {
    do: ['Add captions and a transcript, and a poster that shows what it is about.'],
    dont: ['Don’t say something only in a video.'],
  },
  Footnotes: {
    do: ['Keep a note as short as its law allows, and put it where it is referenced first.'],
    dont: ['Don’t move a condition of an offer down here that belongs beside it.'],
  },
};
