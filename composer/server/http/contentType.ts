import { contentType as typeByExtension } from 'mime-types';
import { extname } from 'node:path';

/** Returns the content type of a file. Ours are in UTF-8, XML included, for which `mime-types` names no charset. */
export function contentType(file: string): string {
  const type = typeByExtension(extname(file)) || 'application/octet-stream';
  return /[/+]xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
