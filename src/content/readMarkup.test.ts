import { describe, expect, test } from 'vitest';
import { type MarkupNode, type Span, type TextKind, visitMarkup } from './MarkupNode.ts';
import { readMarkup } from './readMarkup.ts';

const nodesOf = (text: string, kind: TextKind): readonly MarkupNode[] => {
  const nodes: MarkupNode[] = [];
  visitMarkup(readMarkup(text, kind), (node) => nodes.push(node));
  return nodes;
};

const at = (text: string, { index, length }: Span) => text.slice(index, index + length);

/** Returns the source text of each node, and of its target if it has one. */
const marks = (text: string, kind: TextKind = 'rich') =>
  nodesOf(text, kind).flatMap((node) => {
    if (node.type === 'text' || node.type === 'paragraph' || node.type === 'row') return [];
    const target = 'target' in node && node.target ? [at(text, node.target)] : [];
    return [[node.type, at(text, node), ...target].join(' = ')];
  });

describe('each part of a text is found where the author wrote it', () => {
  test.for<[string, string, readonly string[]]>([
    [
      'in a paragraph',
      'Our **best [rate](/cd-rates.html "All")** is {rate:cd.CD99.12.apy|4%}.[^fdic]',
      [
        'strong = **best [rate](/cd-rates.html "All")**',
        'link = [rate](/cd-rates.html "All") = /cd-rates.html',
        'placeholder = {rate:cd.CD99.12.apy|4%} = cd.CD99.12.apy',
        'footnote = [^fdic] = fdic',
      ],
    ],
    [
      'in lists in lists, indented with a tab too',
      '1. One\n   - [a](/a)\n\n     more [b](/b)\n2. Two\n\t* `c`\n',
      [
        'list = 1. One\n   - [a](/a)\n\n     more [b](/b)\n2. Two\n\t* `c`',
        'item = 1. One\n   - [a](/a)\n\n     more [b](/b)',
        'list = - [a](/a)\n\n     more [b](/b)',
        'item = - [a](/a)\n\n     more [b](/b)',
        'link = [a](/a) = /a',
        'link = [b](/b) = /b',
        'item = 2. Two\n\t* `c`',
        'list = \t* `c`',
        'item = \t* `c`',
        'code = `c`',
      ],
    ],
    [
      'in quotes, over the end of a line',
      '> A [long\n> name](/x) and\n> > {word:phone}\nlazy [^n]',
      [
        'quote = > A [long\n> name](/x) and\n> > {word:phone}\nlazy [^n]',
        'link = [long\n> name](/x) = /x',
        'quote = > {word:phone}\nlazy [^n]',
        'placeholder = {word:phone} = phone',
        'footnote = [^n] = n',
      ],
    ],
    [
      'in tables with bars that are no borders',
      'Table: By *term*\n\n| Term | \\| [a](/a) |\n| --- | --- |\n| 1 | `1` \\| [b](/b) |\n|  | 1 |',
      [
        'table = | Term | \\| [a](/a) |\n| --- | --- |\n| 1 | `1` \\| [b](/b) |\n|  | 1 |',
        'caption = Table: By *term*',
        'em = *term*',
        'cell = Term',
        'cell = \\| [a](/a)',
        'link = [a](/a) = /a',
        'cell = 1',
        'cell = `1` \\| [b](/b)',
        'code = `1`',
        'link = [b](/b) = /b',
        'cell = ',
        'cell = 1',
      ],
    ],
    [
      'with backslashes',
      'A \\[b\\](/c) \\{date} [d \\] e](</f \\> g>) \\`[h](/i)`',
      ['link = [d \\] e](</f \\> g>) = /f \\> g', 'link = [h](/i) = /i'],
    ],
    [
      'beside code between runs of backticks',
      '`[a](/a)` ``{date} ` [^n]`` ` [b](/b)\n\n```\n# [c](/c)\n```',
      [
        'code = `[a](/a)`',
        'code = ``{date} ` [^n]``',
        'link = [b](/b) = /b',
        'codeBlock = ```\n# [c](/c)\n```',
      ],
    ],
    [
      'with line breaks of Windows',
      '## One\r\n\r\n- [a](/a)\r\n  [b](/b)\r\n',
      [
        'heading = ## One',
        'list = - [a](/a)\r\n  [b](/b)',
        'item = - [a](/a)\r\n  [b](/b)',
        'link = [a](/a) = /a',
        'link = [b](/b) = /b',
      ],
    ],
    [
      'in Chinese',
      '## 存款\n\n请致电{word:phone}或[联系我们](/zh/contact-us.html)。𠮷<br>[^存]',
      [
        'heading = ## 存款',
        'placeholder = {word:phone} = phone',
        'link = [联系我们](/zh/contact-us.html) = /zh/contact-us.html',
        'html = <br>',
        'footnote = [^存] = 存',
      ],
    ],
    [
      'for headings with a line below, HTML in a block, pictures and definitions',
      'Fees\n----\n\n<div>\n[a](/a)\n</div>\n\n![b](/b.png) [c][d]\n\n[d]: /e "F"\n[D]: /g\n\n- [x]  [h](/h)',
      [
        'heading = Fees\n----',
        'htmlBlock = <div>\n[a](/a)\n</div>',
        'image = ![b](/b.png)',
        'link = [c][d]',
        'definition = [d]: /e "F" = /e',
        'definition = [D]: /g = /g',
        'list = - [x]  [h](/h)',
        'item = - [x]  [h](/h)',
        'link = [h](/h) = /h',
      ],
    ],
    [
      'for addresses in plain sight and in angle brackets',
      'www.fdic.gov, <https://fdic.gov/a> or help@fdic.gov.',
      [
        'link = www.fdic.gov = www.fdic.gov',
        'link = <https://fdic.gov/a> = https://fdic.gov/a',
        'link = help@fdic.gov = help@fdic.gov',
      ],
    ],
    [
      'inside a passage, and in braces that are no placeholder',
      '{lang:es|Ley [a](/a)} {no [b](/b)} {date|any [day](/c)}',
      [
        'placeholder = {lang:es|Ley [a](/a)} = es',
        'link = [a](/a) = /a',
        'placeholder = {no [b](/b)} = no [b](/b)',
        'link = [b](/b) = /b',
        'placeholder = {date|any [day](/c)} = date',
      ],
    ],
  ])('%s', ([, text, expected]) => expect(marks(text)).toEqual(expected));

  test('a text without other marks has placeholders', () =>
    expect(marks('**Hi** {firstname|you} \\{date} {x}', 'plain')).toEqual([
      'placeholder = {firstname|you} = firstname',
      'placeholder = {x} = x',
    ]));
});

/** Removes everything from a text that a parser may remove or change. */
const core = (text: string) => text.replaceAll('&#39;', "'").replace(/[\s>*+\-\d.)\\]+/g, '');

/** How the source text of a node must start and end. */
const ends: Readonly<Partial<Record<MarkupNode['type'], RegExp>>> = {
  strong: /^(?:\*\*|__)[^]*(?:\*\*|__)$/,
  em: /^[*_][^]*[*_]$/,
  code: /^`[^]*`$/,
  footnote: /^\[\^[^]*\]$/,
  placeholder: /^\{[^]*\}$/,
  image: /^!\[[^]*[)\]]$/,
  definition: /^\[[^]*\]:/,
};

const pieces =
  'a|Word |存款| |\n|\n\n|\r\n|\t|    |  \n|\n- |\n1. |\n  - |\n> |\n> - |\n> > |\n- [ ] |# |\n## |\n===|---|**|*|_|`|``|```\n|~~|[|]|](/x)|[a](/b)|[^fdic]|{date}|{word:phone}|{foo}|{lang:es|\\|\\[|\\{|<b>|<https://a.b/c>|www.x.com|a@b.cc|![i](/m.png)|\n[x]: /def\n|[a][x]|&#39;|&amp;|}|{zipcode'
    .split('|')
    .concat(['|', '\\|', '|---|---|', '\n| a | b |\n| --- | --- |\n| `x` | [l](/y) |\n']);

/** Generates random texts from the pieces, the same ones in each run. */
function* randomTexts(count: number): Generator<string> {
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let made = 0; made < count; made++)
    yield Array.from({ length: next(16) + 1 }, () => pieces[next(pieces.length)] ?? '').join('');
}

/** Whether the source text at the position of a node and its target matches the node. */
function isPlaced(text: string, node: MarkupNode): boolean {
  const written = at(text, node);
  if (!(ends[node.type]?.test(written) ?? true)) return false;
  switch (node.type) {
    case 'text':
    case 'html':
    case 'htmlBlock':
      return core(written) === core(node.text);
    case 'footnote':
    case 'placeholder':
      return core(at(text, node.target)) === core(node.key);
    case 'definition':
      return at(text, node.target) === node.href;
    case 'link':
      return node.target === undefined || core(node.href).endsWith(core(at(text, node.target)));
    default:
      return true;
  }
}

test('whatever a text is made of, its parts are what stands at their places', () => {
  const misplaced = [...randomTexts(3000)].flatMap((text) =>
    (['plain', 'inline', 'rich'] as const).flatMap((kind) =>
      nodesOf(text, kind)
        .filter((node) => !isPlaced(text, node))
        .map((node) => ({ kind, text, node, written: at(text, node) })),
    ),
  );
  expect(misplaced).toEqual([]);
});

test('marks in one another by the thousand show as they were typed', () => {
  const text = '> '.repeat(6000);
  expect(nodesOf(text, 'rich').map(({ type }) => type)).toEqual(['paragraph', 'text']);
});
