import { defineSection } from '#section-kit/defineSection.ts';
import { optOutErrorField } from '#lib/visitor/privacyChoice.ts';
import { schema } from './PrivacyOptOut.schema.ts';
import { PrivacyOptOut as View } from './PrivacyOptOut.tsx';
import { words } from './PrivacyOptOut.words.ts';

const english = {
  heading: 'Opt out of sharing',
  text: 'We use your email to find what we have about you, and for nothing else.',
  label: 'Email (optional)',
  hint: 'Without it only this browser is opted out.',
  button: 'Opt out',
  doneHeading: 'You are opted out',
  doneText: 'This browser is opted out from now on.',
  successPage: '/privacy/opt-out-thanks.html',
  errorPage: '/form.error.html',
};

export const section = defineSection({
  name: 'PrivacyOptOut',
  group: 'Forms and tools',
  summary:
    'Lets visitors opt out of data sharing: on all devices with an email address, or in this browser without one.',
  synonyms: ['privacy opt-out', 'do not sell', 'do not share', 'privacy choice'],
  schema,
  View,
  words,
  // The address itself is never in the page's address. A dialog needs JavaScript, so no post returns to its page.
  request: {
    method: 'get',
    fields: ({ dialogFor }) => (dialogFor === undefined ? [optOutErrorField] : []),
    isWrong: () => true,
    isOutcome: true,
  },
  resolve: (props, { path }) => (props.dialogFor === undefined ? { ...props, page: path } : props),
  examples: {
    /** Asks for an optional email address. */
    default: english,
    /** A dialog that opens when a link to its page is followed. */
    dialog: { ...english, dialogFor: '/privacy/opt-out.html' },
    /** In Spanish. */
    spanish: {
      heading: 'Excluirse',
      label: 'Correo electrónico (opcional)',
      button: 'No compartir mis datos',
      doneHeading: 'Ya no compartimos sus datos',
      doneText: 'Este navegador queda excluido desde ahora.',
      successPage: '/es/privacy/opt-out-thanks.html',
      errorPage: '/es/form.error.html',
    },
  },
  accessibility: [
    'An invalid email address is announced and marked on the field, which receives focus.',
    'The confirmation replaces the form and receives focus.',
    'As a dialog, it receives focus, traps it, and returns it to the link; Escape closes it.',
    'Without JavaScript, links open the page, the form is sent, and a page confirms it.',
  ],
});
