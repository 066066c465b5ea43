import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import { brandTokens } from '#theme/brand.gen.ts';
import { Table, TableBody, TableCell, TableHead, TableRow } from './Table.tsx';

const html = (components = {}) =>
  renderToStaticMarkup(
    <ThemeProvider theme={createPorticoTheme(brandTokens, { components })} disableStyleSheetGeneration>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Term</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row">
              1 year
            </TableCell>
            <TableCell align="right">4%</TableCell>
            <TableCell variant="figure">5%</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </ThemeProvider>,
  );

test('cells of the head are column headers, and a cell may name its row', () => {
  const table = html().replaceAll(/<style[^>]*>.*?<\/style>| class="[^"]*"/g, '');
  expect(table).toContain('<thead><tr><th scope="col">Term</th></tr></thead>');
  expect(table).toContain('<tr><th scope="row">1 year</th><td>4%</td><td>5%</td></tr>');
});

test('what a theme says of MuiTableCell by MUI’s names reaches the cells', () => {
  const styled = html({
    MuiTableCell: {
      styleOverrides: { head: { opacity: 0.1 }, alignRight: { opacity: 0.2 } },
      variants: [{ props: { variant: 'figure' }, style: { opacity: 0.3 } }],
    },
    MuiTableRow: { styleOverrides: { root: { opacity: 0.4 } } },
  });
  for (const opacity of [0.1, 0.2, 0.3, 0.4]) expect(styled).toContain(`opacity:${opacity};`);
});
