import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { MediaFile } from '#composer/page/loadSite.ts';
import type { ParametersOf, ProblemType } from '#composer/problems/problemType.ts';
import { lineStarts, positionAt } from '#composer/problems/position.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { type Located, makeProblem } from '#composer/problems/problemAt.ts';
import { readText } from '#composer/page/readText.ts';
import { unreadable } from '#composer/page/unreadable.ts';
import { mediaCodes } from './mediaCodes.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';

const found = new WeakMap<MediaFile, readonly Problem[]>();

/**
 * Reports SVGs of a site and of its brands that browsers cannot show, and active content and external resources in them
 * (SEC-02).
 */
export function svgProblems({ site: { folder, otherFiles } }: SiteFacts): Problem[] {
  return [...otherFiles.values()].flatMap((media) => {
    if (!/(?:^|\/)media\/.*\.svg$/i.test(media.file)) return [];
    const known = found.get(media) ?? problemsOf(folder, media.file);
    found.set(media, known);
    return known;
  });
}

function problemsOf(folder: string, file: string): readonly Problem[] {
  let text: string;
  try {
    text = readText(join(folder, file));
  } catch (error) {
    return [unreadable(file, error)];
  }
  const starts = lineStarts(text);
  return new SvgReader({ file, position: (offset) => positionAt(starts, offset) }).read(text);
}

/** Elements that run scripts, or embed HTML, which could. */
const active = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener']);
/** Attributes whose URL is loaded immediately. That of a link is not. */
const loading = new Set(['href', 'src', 'xlink:href']);
const inFile = /^(?:#|data:(?:image|font)\/)/i;
/** URLs in CSS. */
const cssLoads = /url\(\s*["']?([^"')\s]*)|@import\s+["']([^"']*)/gi;

/** Normalizes a URL as browsers do, by dropping whitespace and control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what browsers drop
const plain = (value: string) => value.replace(/[\u0000-\u0020]/g, '');
const isForeign = (address: string) =>
  /^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(address) && !inFile.test(address);

/** The end of a file that is not cut off. An editor may have added comments. */
const wholeEnd = /(?:<\/(?:[\w-]+:)?svg\s*|\/)>\s*(?:<!--[^]*?-->\s*)*$/i;

/** Checks one SVG from beginning to end. */
class SvgReader {
  readonly #source: Located;
  readonly #problems: Problem[] = [];
  #isInStyle = false;
  /** Name of the outermost element. */
  #root: string | undefined;

  constructor(source: Located) {
    this.#source = source;
  }

  read(text: string): readonly Problem[] {
    const parser: Parser = new Parser(
      {
        onopentag: (name, attributes) => {
          const [at, length] = [parser.startIndex, parser.endIndex - parser.startIndex + 1];
          this.#element(name.toLowerCase(), attributes, at, length);
        },
        onclosetag: () => (this.#isInStyle = false),
        ontext: (part) => {
          if (this.#isInStyle) this.#css('style', part, parser.startIndex, part.length);
        },
        onprocessinginstruction: (name, data) => this.#instruction(name, data, parser.startIndex),
      },
      // Parses as browsers do: case-sensitive names, CDATA, entities.
      { xmlMode: true },
    );
    parser.end(text);
    // Browsers show nothing of a file that is cut off, or that is something else.
    if (this.#root !== 'svg' || !wholeEnd.test(text))
      this.#report(mediaCodes['picture-unreadable'], 0, 1, {});
    return this.#problems;
  }

  #report<Type extends ProblemType>(
    type: Type,
    at: number,
    length: number,
    parameters: ParametersOf<Type>,
  ): void {
    this.#problems.push(makeProblem(this.#source, type, at, length, { parameters }));
  }

  #element(fullName: string, attributes: Readonly<Record<string, string>>, at: number, length: number): void {
    // Ignores the prefix, because any prefix can be bound to the SVG or HTML namespace.
    const name = fullName.slice(fullName.indexOf(':') + 1);
    this.#root ??= name;
    if (active.has(name))
      this.#report(mediaCodes['svg-script'], at, length, { what: `the element <${fullName}>` });
    this.#isInStyle = name === 'style';
    for (const [attribute, value] of Object.entries(attributes)) {
      const place = attribute.toLowerCase();
      if (place.startsWith('on'))
        this.#report(mediaCodes['svg-script'], at, length, { what: `the event handler “${attribute}”` });
      else if (/(?:^|;)(?:javascript|vbscript):/i.test(plain(value)))
        this.#report(mediaCodes['svg-javascript'], at, length, { name: attribute });
      else if (loading.has(place) && name !== 'a') this.#address(attribute, plain(value), at, length);
      else this.#css(attribute, value, at, length);
    }
  }

  #address(what: string, address: string, at: number, length: number): void {
    if (isForeign(address))
      this.#report(mediaCodes['svg-foreign'], at, length, { what, address: address.slice(0, 80) });
  }

  #css(what: string, text: string, at: number, length: number): void {
    for (const [, url, imported] of text.matchAll(cssLoads))
      this.#address(what, plain(url ?? imported ?? ''), at, length);
  }

  /** Reports external style sheets, and entities, which could hide everything else. */
  #instruction(name: string, data: string, at: number): void {
    const what = name.toLowerCase();
    if (what === '?xml-stylesheet')
      this.#report(mediaCodes['svg-foreign'], at, data.length, {
        what: 'xml-stylesheet',
        address: 'a style sheet',
      });
    if (what === '!doctype' && /<!ENTITY/i.test(data))
      this.#report(mediaCodes['svg-script'], at, data.length, { what: 'custom entities' });
  }
}
