import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './PrivacyOptOut.schema.ts';
import { PrivacyOptOut as View } from './PrivacyOptOut.tsx';
import { words } from './PrivacyOptOut.words.ts';

export const section = defineSection({
  name: 'PrivacyOptOut',
  summary:
    'The one way to opt out of sharing data: with an e-mail on all devices, without one in this browser.',
  synonyms: ['privacy opt-out', 'do not sell', 'do not share', 'privacy choice'],
  schema,
  View,
  words,
  examples: {
    /** Asks for an e-mail that may stay away. */
    default: {
      heading: 'Opt out of sharing',
      text: 'We use your e-mail to find what we have about you, and for nothing else.',
      label: 'E-mail (optional)',
      hint: 'Without it only this browser is opted out.',
      button: 'Opt out',
      doneHeading: 'You are opted out',
      doneText: 'This browser is opted out from now on.',
      successPage: '/privacy/opt-out-thanks.html',
      errorPage: '/form.error.html',
    },
    /** A dialog: it opens where a link to the page is followed. */
    dialog: {
      dialogFor: '/privacy/opt-out.html',
      heading: 'Opt out of sharing',
      text: 'We use your e-mail to find what we have about you, and for nothing else.',
      label: 'E-mail (optional)',
      hint: 'Without it only this browser is opted out.',
      button: 'Opt out',
      doneHeading: 'You are opted out',
      doneText: 'This browser is opted out from now on.',
      successPage: '/privacy/opt-out-thanks.html',
      errorPage: '/form.error.html',
    },
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
    'A wrong e-mail is announced and marked on the field, which has the focus then.',
    'The confirmation takes the form’s place and the focus.',
    'As a dialog it has the focus at once, keeps it, and returns it to the link; Escape closes it.',
    'Without JavaScript links lead to the page, the form is sent, and a page says the same.',
  ],
});
