import { defineWords } from '#section-kit/defineSection.ts';

// 12 CFR 328.5(b) prescribes the English statement. A translation may be added, but not replace it.
export const words = defineWords({
  en: {
    fdicStatement: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
    fdicTranslation: '',
  },
  es: {
    fdicStatement: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
    fdicTranslation: 'Asegurado por la FDIC, con el pleno respaldo y crédito del gobierno de EE. UU.',
  },
  zh: {
    fdicStatement: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
    fdicTranslation: '由 FDIC 承保，并由美国政府的完全信誉和信用担保。',
  },
});
