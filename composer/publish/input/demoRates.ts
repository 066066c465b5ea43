import { bankDay, defaultTimeZone } from '#lib/format/dates.ts';
import type { Site } from '#composer/page/loadSite.ts';
import { SourceFile } from '#composer/page/sourceFile.ts';
import { sampleRates } from '#composer/rates/sampleRates.ts';

/** Returns the bank's day. */
export const todayOf = ({ config }: Pick<Site, 'config'>): string =>
  bankDay(new Date(), config?.rates.timeZone ?? defaultTimeZone);

/**
 * Returns a site's rate files continued until a day (see `sampleRates`), so that the rates of a demo are never older than
 * a business day.
 *
 * @param day `YYYY-MM-DD`.
 */
export const demoRates = ({ rates }: Pick<Site, 'rates'>, day: string): Site['rates'] =>
  new Map(
    [...rates].map(([name, { file, value }]) => {
      const text = `${JSON.stringify(sampleRates(name, value, day), null, 2)}\n`;
      return [name, new SourceFile(file, 'rates', text, day)];
    }),
  );
