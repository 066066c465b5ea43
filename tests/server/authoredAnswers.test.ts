import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchLanguages } from '#composer/search/languages/searchLanguages.ts';
import { searchDefinition } from '#composer/search/searchDefinition.ts';
import { AuthoredAnswers } from '#composer/server/search/AuthoredAnswers.ts';
import { passageIn } from '#composer/server/search/passage.ts';
import { Synonyms } from '#composer/server/search/readQuestion.ts';
import { type Locale, locales } from '#lib/format/locale.ts';

/** The answers of the demo bank. */
const ofDemo = Object.fromEntries(
  locales.map((locale) => {
    const file = readFileSync(`pages-json/search/${locale}.json`, 'utf8');
    const { answers, synonyms } = searchDefinition.parse(JSON.parse(file));
    const language = searchLanguages[locale];
    return [locale, new AuthoredAnswers(answers, language, new Synonyms(synonyms, language))];
  }),
);

/** Returns the first question of the answer to a question. */
const answered = (locale: Locale, question: string) => ofDemo[locale]?.find(question)?.questions[0];

test.for<[Locale, string, string]>([
  ['en', 'how much is a wire', 'How much does a wire transfer cost?'],
  ['en', 'What are your wire fees?', 'How much does a wire transfer cost?'],
  ['en', 'fee for wiring money', 'How much does a wire transfer cost?'],
  ['en', 'do you have overdraft fees', 'What is the overdraft fee?'],
  ['en', 'my credit card was stolen', 'I lost my card'],
  ['en', 'send money to a friend', 'How do I send money to a friend?'],
  ['en', 'open account', 'How do I open an account?'],
  ['en', 'what is your best CD rate', 'What are your CD rates?'],
  ['en', 'rate of a 12 month CD', 'What are your CD rates?'],
  ['en', 'credit card interest rate', 'What is the interest rate of a credit card?'],
  ['en', 'talk to a person', 'Can I talk to a person?'],
  ['en', 'how much is a wire for my business', 'How much does a wire transfer cost?'],
  ['en', 'How much is a wire transfer abroad?', 'How much does a wire transfer cost?'],
  ['en', 'savings rates', 'What are your savings rates?'],
  ['es', 'cuánto cuesta una transferencia', '¿Cuánto cuesta una transferencia?'],
  ['es', 'me robaron la tarjeta de débito', 'Perdí mi tarjeta'],
  ['es', 'numero de ruta', '¿Cuál es su número de ruta?'],
  ['es', 'hablar con una persona', '¿Puedo hablar con una persona?'],
  ['es', 'tasa de la tarjeta de crédito', '¿Qué tasa de interés tiene la tarjeta de crédito?'],
  ['es', 'tasas de préstamos para auto', '¿Qué tasa tiene un préstamo para auto?'],
  ['es', '¿Qué necesito para abrir una cuenta corriente?', '¿Cómo abro una cuenta?'],
  ['es', '¿cuál es mi saldo?', '¿Cuál es mi saldo?'],
  ['es', 'abren los sabados', '¿Abren los domingos?'],
  ['en', 'auto loan rates', 'What is the rate of a car loan?'],
  ['en', 'personal loan rate', 'What is the rate of a personal loan?'],
  ['en', 'are you open today', 'Are you open on Sunday?'],
  ['en', 'what is my balance', 'What is my balance?'],
  ['en', 'mortgage', 'Mortgage'],
  ['en', 'home loan', 'Mortgage'],
  ['en', 'mortgage rates', 'What are your mortgage rates?'],
  ['es', 'hipoteca', 'Hipoteca'],
  ['es', 'tasas de hipotecas', '¿Qué tasas hipotecarias tienen?'],
  ['en', 'closing costs', 'What are the closing costs?'],
  ['en', 'what does it cost to close my account', 'How do I close an account?'],
  ['en', 'late fee', 'What is the late fee?'],
  ['en', 'how much can i borrow on my house', 'How much can I borrow against my house?'],
  ['en', 'are you open on christmas', 'Are you open on Sunday?'],
  ['es', 'cargo por pago tardío', '¿Cuál es el cargo por pago tardío?'],
  ['zh', '房贷', '房贷'],
  ['zh', '车贷利率', '车贷利率是多少？'],
  ['zh', '电汇手续费多少', '电汇费用是多少？'],
  ['zh', '怎么开户', '如何开户？'],
  ['zh', '人工客服', '可以和人工客服通话吗？'],
])('%s: “%s” finds what an author answered', ([locale, question, expected]) => {
  expect(answered(locale, question)).toBe(expected);
});

test.for<[Locale, string]>([
  ['en', 'home equity line'],
  ['en', 'refinance rates'],
  ['en', 'business credit card'],
  ['en', 'business loan rates'],
  ['en', 'credit card with rewards'],
  ['en', 'Who is the CEO?'],
  ['en', 'mortgage insurance'],
  ['es', 'seguro de hipoteca'],
  ['en', 'how do I'],
  ['en', ''],
  ['es', 'tasas para refinanciar'],
  ['zh', '商业贷款利率'],
])('%s: “%s” is not what an author answered', ([locale, question]) => {
  expect(answered(locale, question)).toBeUndefined();
});

const asked = (stems: readonly string[], unknown = 0) => ({ terms: stems.map((stem) => [[stem]]), unknown });

const page =
  'Help · Search this site Contact us · Lost card · Call at once, day or night. We block it. Call 800-555-0142 · ' +
  'How do I close an account? By telephone, from 9 a.m. to 5 p.m. Eastern. Nothing is charged for closing. ' +
  'Do I have to tell you before I travel? No. What does a certificate earn? It earns 4.13% APY. Ask us.';

test.for<[string, string[], string | undefined]>([
  ['whole sentences only', ['block'], 'We block it.'],
  [
    'a title says what its first sentence is about',
    ['lost', 'call'],
    'Call at once, day or night. We block it.',
  ],
  [
    'a question is left out before its answer, and a time of day does not end a sentence',
    ['close', 'account'],
    'By telephone, from 9 a.m. to 5 p.m. Eastern. Nothing is charged for closing.',
  ],
  ['not a title, a label or a button', ['contact'], undefined],
  ['not if it is about less than most of the query', ['close', 'mortgag'], undefined],
  ['never a rate, which was another one when the page was published', ['certif', 'earn'], undefined],
  ['not without a query', [], undefined],
  ['not for a sum, whose numbers are on any page', ['9', '5'], undefined],
])('a passage: %s', ([, stems, expected]) => {
  expect(passageIn(page, asked(stems), 'en')?.text).toBe(expected);
});

test('a Chinese passage has no spaces between its sentences', () => {
  const text = '帮助 · 如何关闭账户？ 通过电话、分行或信件。余额在两个工作日内寄出，不收费用。 贷款';
  expect(passageIn(text, asked(['关闭']), 'zh')?.text).toBe(
    '通过电话、分行或信件。余额在两个工作日内寄出，不收费用。',
  );
});

test('the number of a list is no passage', () => {
  const list = 'Steps · 1. Choose an account. 2. Form 1099 comes by mail. 1099.';
  expect(passageIn(list, asked(['2']), 'en')).toBeUndefined();
  expect(passageIn('Forms · 1099.', asked(['1099']), 'en')).toBeUndefined();
  expect(passageIn(list, asked(['1099']), 'en')?.text).toContain('Form 1099 comes by mail.');
});

test('words that no page contains count as not answered', () => {
  expect(passageIn(page, asked(['block'], 1), 'en')).toBeUndefined();
});
