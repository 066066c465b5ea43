import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import * as mui from '@mui/material';
import { examplesOf, parts } from '#tests/mui/MuiSite.ts';
import {
  muiDocument,
  muiDocumentPath,
  packages,
  shownComponents,
  usedByExamples,
} from '#tests/mui/muiDocument.ts';
import { muiComponents } from '#tests/mui/muiExports.ts';
import { muiLevels, muiXLevels } from '#tests/mui/muiLevels.ts';
import { renderAsMui } from '#tests/mui/renderAsMui.tsx';

const listed = muiLevels.flatMap(({ components }) => components);
const left = muiLevels.flatMap(({ island, components }) => (island === false ? components : []));

describe('the table of MUI’s components', () => {
  test('is what "npm run gen" writes now', () => {
    expect(readFileSync(muiDocumentPath, 'utf8'), `${muiDocumentPath} is stale: run "npm run gen"`).toBe(
      muiDocument(),
    );
  });

  test('has an example of every component that MUI exports, or the reason why it cannot be', () => {
    expect(muiComponents.length).toBeGreaterThan(130);
    const missing = muiComponents.filter((name) => !shownComponents.includes(name) && !left.includes(name));
    expect(missing, 'give it an example in tests/packages/mui-examples, or a reason in muiLevels.ts').toEqual(
      [],
    );
  });

  test('gives no reason for a component that has an example, or that MUI does not have', () => {
    expect(left.filter((name) => shownComponents.includes(name))).toEqual([]);
    expect(listed.filter((name) => !muiComponents.includes(name))).toEqual([]);
    expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
  });

  test('knows what each example imports', () => {
    const names = parts.flatMap((part) => Object.keys(examplesOf(part)));
    expect([...usedByExamples.keys()].toSorted()).toEqual(names.toSorted());
    expect(usedByExamples.get('Table')?.get('@mui/material')).toContain('TableSortLabel');
    expect(usedByExamples.get('Table')?.get('@mui/material')).not.toContain('TablePagination');
  });

  test('has a row for each component of MUI X that an example shows', () => {
    const rows = muiXLevels.flatMap(({ components }) => components);
    const used = new Set(
      [...usedByExamples.values()].flatMap((of) => packages.x.flatMap((name) => [...(of.get(name) ?? [])])),
    );
    // They show nothing.
    for (const name of ['AdapterDayjs', 'LocalizationProvider']) used.delete(name);
    expect(rows.toSorted()).toEqual([...used].toSorted());
  });

  test('says “no” of those of which MUI’s server renders nothing', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = parts.map((part) => Object.values(renderAsMui(examplesOf(part)).html).join('')).join('');
    expect(logged.mock.calls).toEqual([]);
    logged.mockRestore();
    // Only those with a class of their own.
    const marked = shownComponents.filter((name) => Object.hasOwn(mui, `get${name}UtilityClass`));
    const absent = marked.filter((name) => !new RegExp(`\\bMui${name}-`).test(html));
    const no = muiLevels.flatMap(({ html: level, components }) => (level === 'no' ? components : []));
    expect(absent.toSorted()).toEqual(no.filter((name) => marked.includes(name)).toSorted());
  });
});
