import { closeSync, openSync, readSync } from 'node:fs';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Natural size of an SVG, PNG or JPEG file from its first 64 kB, or `undefined` when it is not told there. */
export function imageSize(path: string): ImageSize | undefined {
  const bytes = firstBytes(path, 65_536);
  if (path.endsWith('.svg')) return svgSize(bytes.toString('utf8'));
  if (path.endsWith('.png') && bytes.length >= 24) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  return /\.jpe?g$/.test(path) ? jpegSize(bytes) : undefined;
}

function firstBytes(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(most);
    return buffer.subarray(0, readSync(file, buffer, 0, most, 0));
  } finally {
    closeSync(file);
  }
}

function svgSize(text: string): ImageSize | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const numbers = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(root);
  const width = Number(/\bwidth="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? numbers?.[1]);
  const height = Number(/\bheight="([\d.]+)(?:px)?"/.exec(root)?.[1] ?? numbers?.[2]);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Reads the first start-of-frame marker (ITU T.81, B.2.2). */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
