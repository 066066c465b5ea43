import { RateBook } from '#composer/rates/RateBook.ts';
import { readDataFiles } from './readDataFiles.ts';

/** Returns the rates of a published site. */
export const readRateBook = (folder: string): RateBook => new RateBook(readDataFiles(folder, 'rates'));
