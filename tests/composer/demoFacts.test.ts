import { globSync, readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { monthlyPayment } from '#lib/format/money.ts';
import { isRecord } from '#lib/values/isRecord.ts';

/** A text of the demo with the words of its language filled in. */
interface DemoText {
  readonly file: string;
  readonly locale: string;
  readonly text: string;
}

const words = new Map(
  ['en', 'es', 'zh'].map((locale) => {
    const texts: unknown = JSON.parse(readFileSync(`pages-json/words/${locale}.json`, 'utf8'));
    return [
      locale,
      new Map(Object.entries(isRecord(texts) ? texts : {}).map(([key, text]) => [key, String(text)])),
    ];
  }),
);

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}

function textsOf(file: string): readonly DemoText[] {
  const [, locale = 'en'] =
    /(?:^|\/)(es|zh)[/.]/.exec(file) ?? (file === 'bienvenidos.json' ? ['', 'es'] : []);
  const known = words.get(locale) ?? new Map<string, string>();
  return stringsIn(parse(readFileSync(`pages-json/${file}`, 'utf8'))).map((text) => ({
    file,
    locale,
    text: text.replaceAll(/\{word:(\w+)\}/g, (mark, key: string) => known.get(key) ?? mark),
  }));
}

/** The demo's pages, shared sections, answers, and words. */
const pages = globSync('**/*.json', { cwd: 'pages-json' }).filter(
  (file) => !/\.schema\.json$|^(rates|locations|geography|brands)\//.test(file),
);

/** Returns all objects of JSON, in order. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

const objectsOf = (file: string) => objectsIn(parse(readFileSync(`pages-json/${file}`, 'utf8')));

/** Every text that the demo's pages, shared sections, answers, and words show. */
const texts = pages.flatMap(textsOf);

const thatSay = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text));

describe('what federal law says about a lost card', () => {
  const ofDebitCard = thatSay(/\$500\b[^]*60 (?:days|días|天)|60 (?:days|días|天)[^]*\$500\b/).filter(
    ({ text }) => !/rollover|401\(k\)/.test(text),
  );

  test('each text with the limits of a debit card says that there is none after 60 days (12 CFR 1005.6)', () => {
    expect(ofDebitCard.length).toBeGreaterThan(8);
    const unlimited = /no limit|sin límite|no hay límite|没有上限|all that is taken after the 60 days/i;
    expect(ofDebitCard.filter(({ text }) => !unlimited.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('each says $50 within two business days of learning of the loss', () => {
    const early = /(?:two|2) business days|(?:dos|2) días hábiles|2 个工作日/i;
    const stated = ofDebitCard.filter(({ file }) => !file.startsWith('articles/'));
    expect(
      stated.filter(({ text }) => !early.test(text) || !/\$50\b/.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  test('the same limits stand in each language', () => {
    expect(new Set(ofDebitCard.map(({ locale }) => locale))).toEqual(new Set(['en', 'es', 'zh']));
  });
});

test('where the hours of the telephone stand, it also says that a lost card can be reported at any hour', () => {
  const hours = thatSay(/7 a\.\s?m\. (?:to|a) 9 p\.\s?m\.|上午 7 点至晚上 9 点/);
  expect(hours.length).toBeGreaterThan(30);
  const exception = /at any hour for a lost card|a cualquier hora por una tarjeta perdida|挂失[^]*全天/;
  expect(hours.filter(({ text }) => !exception.test(text)).map(({ file }) => file)).toEqual([]);
});

test('Spanish has one term for a penalty', () => {
  const others = thatSay(/penalizaci/i).filter(
    ({ file, text }) => file !== 'search/es.json' || text !== 'penalización',
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

describe('the days on which bankers work', () => {
  const formOf = (file: string) => objectsOf(file).filter(({ kind }) => typeof kind === 'string');
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

  /** Returns the weekdays of words such as `Tuesday to Thursday, 10 a.m. to 4 p.m.` */
  function weekdaysOf(text: string): readonly string[] {
    const [, first = '', last = ''] = /^(\w+) to (\w+),/.exec(text) ?? [];
    return codes.slice(days.indexOf(first), days.indexOf(last) + 1);
  }

  test('the form takes each banker’s own weekdays, in both languages', () => {
    for (const file of ['appointments/request.json', 'es/appointments/request.json']) {
      const fields = formOf(file);
      const day = fields.find(({ name }) => name === 'day');
      const banker = fields.find(({ name }) => name === 'banker');
      const narrowed = objectsIn(day?.['weekdaysFor']).find(({ weekdays }) => isRecord(weekdays))?.[
        'weekdays'
      ];
      const ofBankers = objectsIn(banker?.['options']).filter(({ picture }) => picture !== undefined);
      expect(ofBankers.length).toBe(4);
      for (const { value, text } of ofBankers) {
        const [, key = ''] = /^\{word:(\w+)\}$/.exec(String(text)) ?? [];
        const own = isRecord(narrowed) ? narrowed[String(value)] : undefined;
        expect([value, own ?? day?.['weekdays']]).toEqual([
          value,
          weekdaysOf(words.get('en')?.get(key) ?? ''),
        ]);
      }
    }
  });

  test('each card of a person says them in the same words as the form', () => {
    const cards = pages.flatMap((file) =>
      objectsOf(file).filter(({ appointment, hours }) => appointment && hours),
    );
    const ofBankers = cards.filter((card) => JSON.stringify(card['appointment']).includes('banker='));
    expect(ofBankers.length).toBe(16);
    for (const { hours, appointment } of ofBankers) {
      const [, banker = ''] = /banker=(\w+)/.exec(JSON.stringify(appointment)) ?? [];
      expect(hours).toBe(`{word:hours${banker[0]?.toUpperCase()}${banker.slice(1)}}`);
    }
  });
});

describe('what a form promises', () => {
  const numbers = ['one', 'two', 'three', 'five', 'un', 'dos', 'tres', 'cinco', '15'];
  const promise = new RegExp(
    `(?:within|in|en) (${numbers.join('|')}) (?:business days?|días? hábil(?:es)?)`,
    'i',
  );
  const promiseOf = (value: unknown) => promise.exec(JSON.stringify(value))?.[1]?.toLowerCase();
  const forms = pages.flatMap((file) =>
    objectsOf(file).flatMap(({ formId, success, successPage }) =>
      typeof formId === 'string' && typeof successPage === 'string' ? [{ file, success, successPage }] : [],
    ),
  );

  test('is what the page says that confirms it: when somebody answers', () => {
    const both = forms.flatMap(({ file, success, successPage }) => {
      const shown = pages.find((page) => `/${page}`.replace(/json$/, 'html') === successPage);
      const [own, page] = [promiseOf(success), shown && promiseOf(objectsOf(shown))];
      return own === undefined || page === undefined ? [] : [{ file, own, page }];
    });
    expect(both.length).toBeGreaterThan(25);
    for (const { file, own, page } of both) expect([file, own]).toEqual([file, page]);
  });

  test('is not taken back by “most often”', () => {
    const hedged = thatSay(
      /(?:most often|usually|almost always|most decisions|casi siempre|la mayoría)[^.]{0,40}(?:business day|hábil)/i,
    );
    expect(hedged.map(({ file }) => file).filter((file) => !file.startsWith('articles/'))).toEqual([
      'financing-calculator.json',
    ]);
  });
});

describe('figures in words', () => {
  test('CALC-01 the example of longer car loans says its rate, and adds up', () => {
    const interest = (months: number) =>
      Math.round((monthlyPayment(30_000, 7, months) ?? 0) * months - 30_000);
    const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
    for (const file of ['auto-loan.json', 'es/auto-loan.json']) {
      const example = objectsOf(file).find(({ component }) => component === 'PullFigure');
      const text = JSON.stringify(example);
      expect(text).toContain(dollars(interest(84) - interest(36)));
      for (const months of [36, 60, 84]) expect(text).toContain(dollars(interest(months)));
      expect(text.match(/7% APR|APR de 7%/g)).toHaveLength(2);
    }
  });

  test('ladders are of terms that the bank sells', () => {
    const sold = new Set(
      objectsIn(parse(readFileSync('pages-json/rates/cd.json', 'utf8'))).flatMap(
        ({ termInMonths }) => termInMonths ?? [],
      ),
    );
    const lists = thatSay(/certificates of (\d+(?:, \d+)* and \d+) months/);
    expect(lists.length).toBeGreaterThan(0);
    for (const { text } of lists) {
      const terms = /certificates of ([\d, and]+) months/.exec(text)?.[1]?.match(/\d+/g) ?? [];
      expect(terms.filter((months) => !sold.has(Number(months)))).toEqual([]);
    }
  });

  test('RATE-02 the page of CDs names the deposits from which a 12-month CD pays more, wherever one lives', () => {
    const [standard] = objectsIn(parse(readFileSync('pages-json/rates/cd.json', 'utf8'))).filter(
      ({ productKey, effectiveUntil }) => productKey === 'CD99' && effectiveUntil === undefined,
    );
    const zones = isRecord(standard?.['zones']) ? Object.values(standard['zones']) : [];
    expect(zones.length).toBeGreaterThan(2);
    const steps = zones.map((tiers) => {
      let last = 0;
      return objectsIn(tiers).flatMap(({ minimumBalance, rates }) => {
        const apy = Number(objectsIn(rates).find(({ termInMonths }) => termInMonths === 12)?.['apy'] ?? 0);
        if (minimumBalance === undefined || apy <= last) return [];
        last = apy;
        return [`$${Number(minimumBalance).toLocaleString('en-US')}`];
      });
    });
    for (const file of ['cd-rates.json', 'es/cd-rates.json']) {
      const hero = String(objectsOf(file).find(({ eyebrow }) => eyebrow !== undefined)?.['text']);
      for (const step of steps) expect(hero.match(/\$\d[\d,]*\d/g)).toEqual(step);
    }
  });
});
