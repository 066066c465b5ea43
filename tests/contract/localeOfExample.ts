import type { Locale } from '#lib/format/locale.ts';

/** The language an example is written in, by its name. */
export function localeOfExample(example: string): Locale {
  if (/spanish/i.test(example)) return 'es';
  return /chinese/i.test(example) ? 'zh' : 'en';
}
