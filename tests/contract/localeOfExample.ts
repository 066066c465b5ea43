import type { Locale } from '#lib/format/locale.ts';

/** Returns the language of an example, according to its name. */
export function localeOfExample(example: string): Locale {
  if (/spanish/i.test(example)) return 'es';
  return /chinese/i.test(example) ? 'zh' : 'en';
}
