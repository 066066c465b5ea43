import type { GuidanceOfSections } from './SectionGuidance.ts';

/** What stands around the content of a page. */
export const frame: GuidanceOfSections = {
  GlobalNavigation: {
    do: [
      'Use up to seven entries, in the words that visitors search for.',
      'Keep sign-in at the same place.',
    ],
    dont: ['Don’t put more than one picture into a panel: visitors are on their way.'],
  },
  UtilityBar: {
    do: ['Keep it to short links that are needed on every page.'],
    dont: ['Don’t put offers into it.'],
  },
  Breadcrumb: {
    do: ['End with the name of the page, as its heading has it.'],
    dont: ['Don’t use it on pages of the first level.'],
  },
  SiteFooter: {
    do: ['Keep the statements that the law requires complete and readable.'],
    dont: ['Don’t repeat the whole navigation.'],
  },
  EmergencyBanner: {
    do: [
      {
        text: 'Say what happened, where, until when, and what to do.',
        props: {
          bannerId: 'storm',
          heading: 'Branches in Maine are closed today',
          text: 'Because of the storm. Cards and transfers work. [See open branches](/locations.html)',
        },
      },
    ],
    dont: [
      {
        text: 'Don’t use it for offers or news.',
        props: {
          bannerId: 'app',
          heading: 'Great news!',
          text: 'Our new app is here. [Learn more](/help.html)',
        },
      },
    ],
  },
  ExternalLinkWarning: {
    do: ['Name where the link leads, and who is responsible there.'],
    dont: ['Don’t warn before the bank’s own sites: list them in site.json.'],
  },
  LanguageModal: {
    do: ['Ask in the language that is offered.'],
    dont: ['Don’t ask again after an answer.'],
  },
  NonDepositNotice: {
    do: ['Place it before the first product that it is about.'],
    dont: ['Don’t make it smaller than the text around it.'],
  },
  OfficialSign: {
    do: ['Place it at the top, where the rule wants it.'],
    dont: ['Don’t change its words, its colors, or its size.'],
  },
  SegmentCode: {
    do: ['Say where visitors find their code.'],
    dont: ['Don’t show it to visitors who have no letter.'],
  },
};
