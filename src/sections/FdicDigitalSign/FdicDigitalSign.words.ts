import { defineWords } from '#section-kit/defineSection.ts';

// The statement is prescribed in English by 12 CFR 328.5(b); a translation may stand beside it, not in its place.
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
