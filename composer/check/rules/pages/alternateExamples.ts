import { examplePage, type ProblemExamples } from '#composer/problems/problemExample.ts';
import type { alternateCodes } from './alternateCodes.ts';

const page = (fields: Readonly<Record<string, unknown>> = {}) => examplePage([], fields);
const inSpanish = {
  title: 'Ahorros para cada plan',
  description: 'Cuánto ganan nuestras cuentas de ahorro y cómo abrir una en pocos minutos.',
  sections: [{ component: 'HeroBanner', props: { heading: 'Ahorros para cada plan' } }],
};

export const alternateExamples: ProblemExamples<typeof alternateCodes> = {
  'locale-against-path': { 'es/savings.json': { ...inSpanish, locale: 'zh-us' } },
  'alternate-missing': { 'savings.json': page({ alternates: { es: '/es/savings.html' } }) },
  'alternate-language': {
    'savings.json': page({ alternates: { es: '/saving-more.html' } }),
    'saving-more.json': page({ title: 'Save more each month' }),
  },
  'alternate-self': { 'savings.json': page({ alternates: { en: '/savings.html' } }) },
  'alternate-one-way': {
    'savings.json': page({ alternates: { es: '/es/ahorros.html' } }),
    'es/ahorros.json': inSpanish,
  },
  'alternate-unsaid': { 'savings.json': page(), 'es/savings.json': inSpanish },
};
