import type { FieldOf, VisibleField } from './formDefinition.ts';
import type { formWords } from '#words/forms.ts';

/** What is wrong with a value: the author's own words if there are any, else the site's. */
export interface Fault {
  readonly own?: string;
  readonly word: keyof typeof formWords.en;
  readonly min?: number;
  readonly max?: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isZeros = (digits: string) => /^0*$/.test(digits) || digits.startsWith('000');

/** Defaults of VAL-15. */
const generic = { minLength: 20, maxLength: 200 } as const;

/** VAL-14, by the names that the bank's services know. */
const patterns = {
  alphbetsOnly: { pattern: /^\p{L}+$/u, word: 'errorAlphbetsOnly' },
  alphaNumericwithSpace: { pattern: /^[\p{L}\p{N} ]+$/u, word: 'errorAlphaNumericwithSpace' },
  alphawithSpace: { pattern: /^[\p{L} ]+$/u, word: 'errorAlphawithSpace' },
} as const;

function textFault(value: string, field: FieldOf<'text' | 'textarea'>): Fault | undefined {
  const { rule, messages } = field;
  const { minLength = rule === 'generic' ? generic.minLength : 1, maxLength = generic.maxLength } = field;
  if (value.length < minLength) return { own: messages.min, word: 'errorMin', min: minLength };
  if (value.length > maxLength) return { own: messages.max, word: 'errorMax', max: maxLength };
  if (rule === undefined || rule === 'generic' || patterns[rule].pattern.test(value)) return undefined;
  const { format } = messages;
  // Title plus message: the label stands before the author's words unless they name it themselves.
  const own = format === undefined || format.includes('{name}') ? format : `{name} ${format}`;
  return { own, word: patterns[rule].word };
}

/** VAL-11: local part, @, domain, a last part of two letters or more. */
const emailPattern = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Whether a text has the form of an e-mail address. */
export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value);

function emailFault(value: string, { messages, restrictedDomains }: FieldOf<'email'>): Fault | undefined {
  if (!isEmail(value)) return { own: messages.format, word: 'errorEmail' };
  const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
  const isRestricted = restrictedDomains.some((name) => domain === name.toLowerCase());
  return isRestricted ? { own: messages.restricted, word: 'errorEmailDomain' } : undefined;
}

/** VAL-03 and VAL-04: digits . , - and space; all zeros or a start of 000 is no number. */
function phoneFault(value: string, field: FieldOf<'phone' | 'japanesePhone'>): Fault | undefined {
  const { messages } = field;
  const [min, max] = field.kind === 'phone' ? [field.digits, field.digits] : [7, 11];
  const digits = digitsOf(value);
  if (value.length > 30 || /[^\d., -]/.test(value) || isZeros(digits) || digits.length > max)
    return { own: messages.format, word: 'errorPhone' };
  return digits.length < min ? { own: messages.min, word: 'errorPhoneMin', min } : undefined;
}

/** VAL-02: digits only, five of them or nine; a hyphen may stand in a long one. */
function zipFault(value: string, { messages, digits: most, minDigits }: FieldOf<'zip'>): Fault | undefined {
  const digits = most === 9 ? value.replace('-', '') : value;
  if (!/^\d+$/.test(digits)) return { own: messages.format, word: 'errorZip' };
  const isLong = /^\d{5}-?\d{4}$/.test(value);
  const isRight = (most === 9 && isLong) || (minDigits === 5 && /^\d{5}$/.test(value));
  return isRight ? undefined : { own: messages.constraint ?? messages.min, word: 'errorZip' };
}

/** VAL-05: nine digits once dashes are gone; never all zeros or a start of 000. A mask is no number. */
function taxNumberFault(value: string, { kind, messages }: FieldOf<'ssn'>): Fault | undefined {
  if (kind === 'taxId')
    return /^[\p{L}\p{N}][\p{L}\p{N} ./-]{3,29}$/u.test(value)
      ? undefined
      : { own: messages.format, word: 'errorTaxId' };
  const digits = value.replaceAll('-', '');
  const isRight = value.length <= 11 && /^\d{9}$/.test(digits) && !isZeros(digits);
  return isRight ? undefined : { own: messages.format, word: 'errorSsn' };
}

/** VAL-06: digits . , $; more than nothing; at most nine digits. */
function currencyFault(value: string, { messages, digits: most }: FieldOf<'currency'>): Fault | undefined {
  if (!/^\$?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d{0,2})?$/.test(value) || !/[1-9]/.test(value))
    return { own: messages.format, word: 'errorCurrency' };
  return digitsOf(value).length > most
    ? { own: messages.max, word: 'errorCurrencyMax', max: most }
    : undefined;
}

/** VAL-08: digits and a dot; fewest and most characters. */
function numberFault(value: string, { messages, minLength = 1, maxLength = 200 }: FieldOf<'number'>) {
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(value)) return { own: messages.format, word: 'errorNumber' } as const;
  if (value.length < minLength) return { own: messages.min, word: 'errorNumberMin', min: minLength } as const;
  if (value.length > maxLength) return { own: messages.max, word: 'errorNumberMax', max: maxLength } as const;
  return undefined;
}

/** VAL-07: the field's own fewest and most characters; blanks count. */
function passwordFault(value: string, { messages, minLength, maxLength }: FieldOf<'password'>) {
  if (value.length < minLength) return { own: messages.min, word: 'errorMin', min: minLength } as const;
  if (maxLength !== undefined && value.length > maxLength)
    return { own: messages.max, word: 'errorMax', max: maxLength } as const;
  return undefined;
}

/** `2027-04-01` of a day written so or as `4/1/2027`; `undefined` when there is no such day. */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

// The bank's own day, so that a browser and a server elsewhere agree on what is later than today.
const bankTimeZone = 'America/New_York';

/** VAL-13: a day that exists, and later or earlier than today where that is asked. */
function dateFault(value: string, field: FieldOf<'date'>, now: Date): Fault | undefined {
  const { messages, futureDates, pastDates } = field;
  const day = dayOf(value);
  if (day === undefined) return { own: messages.format, word: 'errorDate' };
  if (!futureDates && !pastDates) return undefined;
  // Canada writes its days year first.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: bankTimeZone }).format(now);
  if (futureDates && day <= today) return { own: messages.future, word: 'errorDateFuture' };
  return pastDates && day >= today ? { own: messages.past, word: 'errorDatePast' } : undefined;
}

function choiceFault(
  value: string,
  field: FieldOf<'select' | 'radioGroup' | 'checkboxGroup' | 'country' | 'state' | 'province'>,
): Fault | undefined {
  const chosen = field.kind === 'checkboxGroup' ? value.split(',') : [value];
  const known = new Set(field.options?.map((option) => option.value));
  return chosen.every((choice) => known.has(choice))
    ? undefined
    : { own: field.messages.format, word: 'errorFormat' };
}

/** What is wrong with a value that is not empty, whatever other fields hold. */
export function faultOf(value: string, field: VisibleField, now: Date): Fault | undefined {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return textFault(value, field);
    case 'email':
      return emailFault(value, field);
    case 'phone':
    case 'japanesePhone':
      return phoneFault(value, field);
    case 'zip':
      return zipFault(value, field);
    case 'ssn':
    case 'itin':
    case 'taxId':
      return taxNumberFault(value, field);
    case 'currency':
      return currencyFault(value, field);
    case 'number':
      return numberFault(value, field);
    case 'password':
      return passwordFault(value, field);
    case 'date':
      return dateFault(value, field, now);
    case 'checkbox':
    case 'consent':
      // The one value that its control sends.
      return value === 'yes' ? undefined : { own: field.messages.format, word: 'errorFormat' };
    case 'confirm':
      return undefined;
    default:
      return choiceFault(value, field);
  }
}
