import type { GuidanceOfSections } from './SectionGuidance.ts';

/** Forms and tools. */
export const tools: GuidanceOfSections = {
  Form: {
    do: ['Ask only for what the answer needs, in the order of a conversation.'],
    dont: ['Don’t split a form of six fields into steps.'],
  },
  NextSteps: {
    do: ['Say who does what, and by when.'],
    dont: ['Don’t repeat what the visitor has just sent.'],
  },
  FormErrorBanner: {
    do: ['Say that nothing was lost, and how else to reach the bank.'],
    dont: ['Don’t show a technical reason.'],
  },
  Calculator: {
    do: ['Begin with an example that most visitors recognize.', 'Say what the figure leaves out.'],
    dont: ['Don’t ask for a name before the answer.'],
  },
  FinancingCalculator: {
    do: ['Take the rate from the rate files, so that it stays right.'],
    dont: ['Don’t round the payment down.'],
  },
  ZipCodePrompt: {
    do: ['Say why: “Rates depend on where you live”.'],
    dont: ['Don’t use it on pages without rates that depend on it.'],
  },
  LocationFinder: {
    do: ['Put it first on its page: visitors come for it.'],
    dont: ['Don’t ask for the visitor’s place before they search.'],
  },
  BranchDetails: {
    do: ['Keep holidays in site.json, so that all branches have them.'],
    dont: ['Don’t write hours into texts, where they grow old.'],
  },
  AppointmentLinks: {
    do: ['Name each button by what the talk is about.'],
    dont: ['Don’t offer more than four.'],
  },
  PrivacyOptOut: {
    do: ['Say what changes, and what does not.'],
    dont: ['Don’t plead with visitors to stay.'],
  },
  EmbeddedTool: {
    do: ['Say who provides the tool.'],
    dont: ['Don’t put two frames on a page.'],
  },
  HelpFrame: {
    do: ['Keep a telephone number beside it.'],
    dont: ['Don’t repeat what the help service says.'],
  },
  CopyLinkButton: {
    do: ['Put it where visitors finish something worth keeping.'],
    dont: ['Don’t copy links that hold personal data.'],
  },
  SmartAssistant: {
    do: ['Write answers for the questions that people ask most, and show how to reach a person.'],
    dont: ['Don’t give it a person’s name or face.'],
  },
};
