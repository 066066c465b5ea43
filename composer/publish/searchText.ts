import { textOfHtml } from '#lib/html.ts';

const words = (html: string) => textOfHtml(html.replace(/[{}]/g, ' '));

/** What the search index keeps of a composed page. */
export interface PageText {
  readonly headings: string;
  readonly body: string;
}

/** The text of a page's main content: what visitors read, without scripts, styles, drawings and hidden parts. */
export function pageText(html: string): PageText {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  const main = html.slice(start, Math.max(start, html.lastIndexOf('</main>')));
  const shown = main
    .replace(/<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<sup>[\s\S]*?<\/sup>/g, '');
  const headings = [
    ...shown.matchAll(/<h[1-4][^>]*>([\s\S]*?)<\/h[1-4]>|<summary[^>]*>([\s\S]*?)<\/summary>/g),
  ];
  return {
    headings: headings.map((match) => words(match[1] ?? match[2] ?? '')).join('\n'),
    body: words(shown),
  };
}
