import Paper from '@mui/material/Paper';
import { Heading, styled, useSection, useWords } from 'portico';
import type { Props, words } from './OpeningHours.schema.ts';

const Root = styled('section', { name: 'OpeningHours', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
}));

const Table = styled('table', { name: 'OpeningHours', slot: 'Table' })(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: theme.spacing(1.25, 2),
    textAlign: 'start',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  'tbody tr:last-of-type > *': { borderBottom: 'none' },
}));

/** A table of opening hours. It ships no JavaScript. */
export function OpeningHours({ heading, level, days }: Props) {
  const { id } = useSection();
  const word = useWords<typeof words>();
  return (
    <Root aria-labelledby={`${id}-heading`}>
      <Heading level={level} html={heading} id={`${id}-heading`} />
      <Paper variant="outlined">
        <Table>
          <thead>
            <tr>
              <th scope="col">{word('day')}</th>
              <th scope="col">{word('hours')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, hours }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{hours}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Paper>
    </Root>
  );
}
