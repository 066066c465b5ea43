import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableCell, TableRow } from '#components/data-display/Table.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import { refused } from '#components/muiProps.ts';
import { inTheme } from '#stories/inTheme.tsx';
import { Rows } from './tokenTables.tsx';

const words = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${part} ${at}`}>{part}</code> : part));

/** The props of MUI that each component refuses; the types have the same texts. */
function MuiProps() {
  return (
    <>
      <Typography gutterBottom>
        Components with MUI’s name take MUI’s props. These they refuse, and the type says why:
      </Typography>
      {Object.entries(refused).map(([component, props]) => (
        <Rows key={component} caption={component} head={['MUI’s prop', 'What to do instead']}>
          {Object.entries(props).map(([prop, text]) => (
            <TableRow key={prop}>
              <TableCell component="th" scope="row">
                <code>{prop}</code>
              </TableCell>
              <TableCell>{words(text)}</TableCell>
            </TableRow>
          ))}
        </Rows>
      ))}
    </>
  );
}

const meta: Meta = { title: 'MUI’s props', decorators: [inTheme], tags: ['!autodocs'] };
export default meta;

/** The props that a component refuses, by component. */
export const Refused: StoryObj = {
  render: () => <MuiProps />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Accordion' })).toHaveTextContent('elevation');
  },
};
