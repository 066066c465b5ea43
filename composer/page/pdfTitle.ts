import { inflateSync } from 'node:zlib';

/** Maximum size in bytes of an object stream that is opened. */
const mostInflated = 10_000_000;

/** Decodes a text string of a PDF: UTF-16 or UTF-8 after a byte-order mark, otherwise Latin 1. */
function decodedText(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return new TextDecoder('utf-16be').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads the string in parentheses that starts at an index. */
function literal(text: string, start: number): string {
  let result = '';
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(index + 1, index + 4))?.[0];
      const next = text[index + 1] ?? '';
      result +=
        octal === undefined ? (escapes[next] ?? next) : String.fromCharCode(Number.parseInt(octal, 8));
      index += octal?.length ?? 1;
      continue;
    }
    if (sign === '(' && depth++ === 0) continue;
    if (sign === ')' && --depth === 0) break;
    result += sign;
  }
  return result;
}

/** Returns the title in the text of an Info dictionary. */
function titleIn(dictionary: string): string | undefined {
  const found = /\/Title\s*(?=[(<])/.exec(dictionary);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const hex = /^<([\s\da-f]*)>/i.exec(dictionary.slice(start))?.[1];
  const bytes =
    hex === undefined
      ? Buffer.from(literal(dictionary, start), 'latin1')
      : Buffer.from(hex.replace(/\s/g, ''), 'hex');
  return decodedText(bytes).trim();
}

const numberIn = (text: string, name: string) => Number(new RegExp(`/${name}\\s+(\\d+)`).exec(text)?.[1]);

/** Returns the objects in the object streams of a file, by number. Skips streams that cannot be opened. */
function* streamedObjects(text: string): Generator<readonly [number: number, object: string]> {
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    const start = text.lastIndexOf('obj', index);
    const data = text.indexOf('stream', index);
    const head = text.slice(start, data);
    const from = data + (text.startsWith('stream\r\n', data) ? 8 : 7);
    let opened: string;
    try {
      const packed = Buffer.from(text.slice(from, text.indexOf('endstream', from)), 'latin1');
      opened = inflateSync(packed, { maxOutputLength: mostInflated }).toString('latin1');
    } catch {
      continue;
    }
    const first = numberIn(head, 'First');
    const places = opened.slice(0, first).trim().split(/\s+/).map(Number);
    for (let at = 0; at + 1 < places.length; at += 2)
      yield [
        places[at] ?? 0,
        opened.slice(first + (places[at + 1] ?? 0), first + (places[at + 3] ?? opened.length)),
      ];
  }
}

/** Returns the title in the Info dictionary that the last trailer names. */
function infoTitle(text: string): string | undefined {
  const [number, generation] = [...text.matchAll(/\/Info\s+(\d+)\s+(\d+)\s+R/g)].at(-1)?.slice(1) ?? [];
  if (number === undefined) return undefined;
  const start = [...text.matchAll(new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj`, 'g'))].at(
    -1,
  )?.index;
  if (start !== undefined) return titleIn(text.slice(start, text.indexOf('endobj', start)));
  const objects = [...streamedObjects(text)].filter(([one]) => one === Number(number));
  return titleIn(objects.at(-1)?.[1] ?? '');
}

/** Returns the title in the XMP metadata, which is never compressed where search engines must find it. */
function xmpTitle(text: string): string | undefined {
  const titles = [...text.matchAll(/<dc:title>([\s\S]{0,10000}?)<\/dc:title>/g)];
  const [start, ...tags] = titles.at(-1)?.[1]?.split('<') ?? [];
  const plain =
    start === undefined ? undefined : start + tags.map((tag) => tag.slice(tag.indexOf('>') + 1)).join('');
  return plain === undefined ? undefined : Buffer.from(plain, 'latin1').toString('utf8').trim();
}

/**
 * Returns the title of a PDF: that of its XMP metadata, or else that of its Info dictionary (ISO 32000-2, 14.3). Empty if
 * there is none; `undefined` if the file is no PDF. Reads nothing else, and of an encrypted file only whether it has one.
 */
export function pdfTitle(bytes: Buffer): string | undefined {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return undefined;
  const text = bytes.toString('latin1');
  return xmpTitle(text) || (infoTitle(text) ?? '');
}
