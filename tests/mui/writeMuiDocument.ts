// npm run gen: writes the table of MUI's components, if it has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { muiDocument, muiDocumentPath } from './muiDocument.ts';

const text = muiDocument();
if (!existsSync(muiDocumentPath) || readFileSync(muiDocumentPath, 'utf8') !== text) {
  writeFileSync(muiDocumentPath, text);
  console.log(`wrote ${muiDocumentPath}`);
}
