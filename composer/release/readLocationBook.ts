import { LocationBook } from '#composer/locations/LocationBook.ts';
import { readDataFiles } from './readDataFiles.ts';

/** Returns the branches of a published site. */
export const readLocationBook = (folder: string): LocationBook =>
  new LocationBook(readDataFiles(folder, 'locations'));
