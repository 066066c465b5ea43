import type { Locale } from '#lib/format/locale.ts';
import type { KnownArticle } from './siteData.ts';

const pictures = ['ladder', 'savings', 'keys', 'shield', 'scales', 'calendar'] as const;
const topics = ['saving', 'borrowing', 'home-buying', 'fraud'] as const;
const products = ['certificates', 'loans', 'mortgages', 'checking'] as const;

const titles: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'A budget that leaves room for a bad month',
    'Borrow for a car without guessing',
    'Buy your first house in eight steps',
    'Calls that claim to come from your bank',
    'Fixed or adjustable: which mortgage fits',
    'How a CD ladder keeps money within reach',
    'How much to keep for emergencies',
    'Pay off a card in a year',
    'Read a loan estimate in ten minutes',
    'Save for a child’s education',
    'Taxes on interest, in plain words',
    'What a credit score is made of',
    'What to do when a card is gone',
    'When to refinance, and when not to',
  ],
  es: [
    'Ahorrar para una emergencia',
    'Comprar la primera casa en ocho pasos',
    'Llamadas que dicen venir de su banco',
    'Qué hacer si pierde la tarjeta',
  ],
  zh: ['为紧急情况存钱', '八步购买第一套房', '自称来自银行的电话', '银行卡丢失怎么办'],
};

const texts: Readonly<Record<Locale, string>> = {
  en: 'What it means, what it costs, and what to do first, written by the people who answer the phone.',
  es: 'Qué significa, cuánto cuesta y por dónde empezar, en palabras sencillas.',
  zh: '含义、费用和第一步，用简单的话说明。',
};

const at = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** Returns sample articles for sections that are shown alone, without a site. */
export const sampleArticles = (locale: Locale): readonly KnownArticle[] =>
  titles[locale].map((title, index) => ({
    path: `/articles/sample-${index + 1}.html`,
    title,
    text: texts[locale],
    topic: at(topics, index),
    product: at(products, index),
    audience: index % 3 === 0 ? 'businesses' : 'everyone',
    callToAction: at(['read', 'read', 'use', 'watch'], index),
    minutes: 2 + (index % 4),
    image: { src: `/media/${at(pictures, index)}.svg`, alt: '', width: 480, height: 300 },
  }));
