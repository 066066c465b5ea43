import type { MediaFile, Site } from './loadSite.ts';

/** Whether an address is that of a document, or would be if its file existed. */
export const isDocumentPath = (path: string): boolean => /^\/documents\/.+\.pdf$/.test(path);

/** Returns the documents of a site by address, such as `/documents/fees.pdf`. */
export const documentsOf = ({ otherFiles }: Pick<Site, 'otherFiles'>): ReadonlyMap<string, MediaFile> =>
  new Map(
    [...otherFiles].flatMap(([file, found]) => (isDocumentPath(`/${file}`) ? [[`/${file}`, found]] : [])),
  );
