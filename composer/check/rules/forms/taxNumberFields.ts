import type { Report } from './conditionProblems.ts';
import type { ReadField } from '#composer/check/facts/readers/formShape.ts';
import { valueAt } from '#composer/page/valueAt.ts';
import { formCodes } from './formCodes.ts';

/** Kinds of fields into which visitors type any text or number, and whose values are stored as they are. */
const plainKinds: ReadonlySet<string> = new Set(['text', 'textarea', 'number']);

interface TaxNumber {
  /** The field kind for it. */
  readonly kind: 'ssn' | 'itin' | 'taxId';
  readonly what: string;
  /** Names and labels that ask for it, in English, Spanish and Chinese. */
  readonly pattern: RegExp;
}

const taxNumbers: readonly TaxNumber[] = [
  {
    kind: 'itin',
    what: 'an individual taxpayer identification number',
    pattern: /\bitin\b|individual taxpayer|contribuyente individual|个人纳税/i,
  },
  {
    kind: 'ssn',
    what: 'a Social Security number',
    pattern:
      /\bssn\b|social[ _-]?security[ _-]?(?:number|num|no\b|#|nr)|^social[ _-]?security$|n[úu]mero de(?:l)? seguro social|^seguro social$|社会(?:安全|保障|保险)(?:号|号码)|社安号|工卡号/i,
  },
  {
    kind: 'taxId',
    what: 'a tax identification number',
    pattern:
      /\btax[ _-]?id\b|\bein\b|tax(?:payer)? identification|employer identification|identificaci[óo]n (?:fiscal|tributaria|del contribuyente)|税号|纳税人识别/i,
  },
];

/** Words of fields that ask about a tax number, not for it: `Why do you not have an SSN?` */
const isAbout =
  /\b(?:why|reasons?|explain|explanation|country|countries)\b|por qu[eé]|\b(?:motivos?|raz[oó]n|expli(?:que|car|caci[oó]n)|pa[ií]s(?:es)?)\b|为什么|为何|原因|理由|说明|解释|国家/i;

/** Splits names such as `taxId` and `ssnNumber` into words, so that patterns find whole words. */
const inWords = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

/** Reports a plain field that asks for a number which must not be stored as it is. */
export function checkTaxNumber({ name, kind, path, value }: ReadField, report: Report): void {
  if (!plainKinds.has(kind)) return;
  const label = valueAt(value, ['label']);
  if (typeof label === 'string' && isAbout.test(label)) return;
  const words = inWords(name);
  const found = taxNumbers.flatMap((one) => {
    if (typeof label === 'string' && one.pattern.test(label)) return [{ ...one, at: 'label' }];
    return one.pattern.test(words) && !isAbout.test(words) ? [{ ...one, at: 'name' }] : [];
  })[0];
  if (!found) return;
  const parameters = { what: found.what, kind: found.kind };
  const code = kind === 'textarea' ? 'tax-number-in-long-text' : 'tax-number-as-text';
  report(formCodes[code], [...path, found.at], { parameters, received: kind });
}
