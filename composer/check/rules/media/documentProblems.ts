import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf } from '#composer/page/siteDocuments.ts';
import { isVersionPath } from '#composer/page/documentVersion.ts';
import { pdfTitle } from '#composer/page/pdfTitle.ts';
import type { MediaFile } from '#composer/page/loadSite.ts';
import { unreadable } from '#composer/page/unreadable.ts';
import type { Problem } from '#composer/problems/problem.ts';
import { defineProblems, error, warning } from '#composer/problems/problemType.ts';
import { problemOver, startOf } from '#composer/problems/problemAt.ts';
import type { ProblemExamples } from '#composer/problems/problemExample.ts';
import type { SiteFacts } from '#composer/check/facts/SiteFacts.ts';

/** Problems with PDFs. */
export const documentCodes = defineProblems({
  'document-heavy': warning(
    'Large document',
    'This document is {bytes}; the limit is {limit}.',
    'Export it for the web, with smaller images. On a slow phone connection, the limit already takes 25 seconds.',
  ),
  'document-unreadable': error(
    'Unreadable document',
    'This file is not a PDF.',
    'Export it again. The name of a PDF ends in .pdf, and nothing else does.',
  ),
  'document-without-title': warning(
    'Document without a title',
    'This PDF has no title, so browsers and screen readers announce its file name.',
    'Set the title in the properties of the document, and export it again.',
    'WCAG 2.2, 2.4.2',
  ),
  'document-name': error(
    'Unusable document name',
    'The name {name} {reason}.',
    'Name it with letters, digits and hyphens: fee-schedule.pdf.',
  ),
});

/** Maximum size in bytes: 25 seconds at 1.6 Mbit/s. */
const mostBytes = 5_000_000;

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const titles = new WeakMap<MediaFile, string | null | Problem>();

/** Returns the title of a document, `null` if it is no PDF, or the problem of reading it. */
function titleOf(folder: string, media: MediaFile): string | null | Problem {
  let title = titles.get(media);
  if (title === undefined) {
    try {
      title = pdfTitle(readFileSync(join(folder, media.file))) ?? null;
    } catch (error_) {
      title = unreadable(media.file, error_);
    }
    titles.set(media, title);
  }
  return title;
}

function nameProblem(path: string): string | undefined {
  if (!/^(?:\/[\w@-][\w.@-]*)+$/.test(path)) return 'has characters that an address cannot have';
  return isVersionPath(path) ? 'looks like a version that the build writes' : undefined;
}

/** Reports documents that are no PDFs, have no title, are too large, or cannot be published under their name. */
export function documentProblems({ site }: SiteFacts): Problem[] {
  return [...documentsOf(site)].flatMap(([path, media]) => {
    const at = startOf(media.file);
    const title = titleOf(site.folder, media);
    const problems: Problem[] = [];
    const reason = nameProblem(path);
    if (reason !== undefined) {
      const parameters = { name: path.slice('/documents/'.length), reason };
      problems.push(problemOver(at, documentCodes['document-name'], 0, 1, { parameters }));
    }
    if (title === null) problems.push(problemOver(at, documentCodes['document-unreadable'], 0, 1, {}));
    else if (title === '') problems.push(problemOver(at, documentCodes['document-without-title'], 0, 1, {}));
    else if (typeof title === 'object') problems.push(title);
    if (media.bytes > mostBytes) {
      const parameters = { bytes: inMegabytes(media.bytes), limit: inMegabytes(mostBytes) };
      problems.push(problemOver(at, documentCodes['document-heavy'], 0, 1, { parameters }));
    }
    return problems;
  });
}

/** Returns the parts of a PDF that are read here. */
const pdf = (title: string, more = '') =>
  `%PDF-1.7\n1 0 obj\n<< /Title (${title}) >>\nendobj\n${more}trailer\n<< /Info 1 0 R >>\n%%EOF\n`;

export const documentExamples: ProblemExamples<typeof documentCodes> = {
  'document-heavy': { 'documents/fees.pdf': pdf('Fees', '% large\n'.repeat(700_000)) },
  'document-unreadable': { 'documents/fees.pdf': 'Monthly fee: $5' },
  'document-without-title': { 'documents/fees.pdf': pdf('') },
  'document-name': { 'documents/our fees.pdf': pdf('Fees') },
};
