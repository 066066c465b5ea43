import { defineWords } from '#section-kit/defineSection.ts';

// 12 CFR 328.5(b) prescribes the English statement. A translation may be added, but not replace it. A brand of a credit
// union has the NCUA’s words instead; see `composer/page/regulators.ts`.
export const words = defineWords({
  en: {
    signName: 'FDIC',
    signStatement: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
    signTranslation: '',
  },
  es: {
    signName: 'FDIC',
    signStatement: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
    signTranslation: 'Asegurado por la FDIC, con el pleno respaldo y crédito del gobierno de EE. UU.',
  },
  zh: {
    signName: 'FDIC',
    signStatement: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
    signTranslation: '由 FDIC 承保，并由美国政府的完全信誉和信用担保。',
  },
});
