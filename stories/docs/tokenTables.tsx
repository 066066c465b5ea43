import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { contrast } from '#lib/contrast.ts';
import {
  breakpoints,
  type ColourTokens,
  dark,
  fonts,
  fontSizes,
  light,
  radius,
  shadow,
  space,
} from '#theme/tokens.ts';

const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  marginBlock: '1rem 2rem',
  fontSize: '.9375rem',
  '& th, & td': { padding: '.5rem .75rem', textAlign: 'start', borderBottom: '1px solid #dcd6c8' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& code': { fontSize: '.875rem' },
});
const Swatch = styled.span({
  display: 'block',
  width: '4rem',
  height: '2rem',
  border: '1px solid #75817a',
  borderRadius: '6px',
});

function Rows({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <Table>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

const grounds = ['background', 'surface', 'raised'] as const;
const ratio = (one: string, other: string) => `${contrast(one, other).toFixed(1)} : 1`;
const namesOf = <Token extends object>(tokens: Token) => Object.keys(tokens) as (keyof Token & string)[];

/** Every colour of a scheme with its contrast on the three grounds. */
export function Colours({ scheme }: { scheme: 'light' | 'dark' }) {
  const tokens: ColourTokens = scheme === 'light' ? light : dark;
  return (
    <Rows head={['Colour', 'Name', 'Value', ...grounds.map((ground) => `On ${ground}`)]}>
      {namesOf(tokens).map((name) => (
        <tr key={name}>
          <td>
            <Swatch style={{ background: tokens[name] }} />
          </td>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            <code>{tokens[name]}</code>
          </td>
          {grounds.map((ground) => (
            <td key={ground}>{ratio(tokens[name], tokens[ground])}</td>
          ))}
        </tr>
      ))}
    </Rows>
  );
}

const isHeading = (name: string) => /^h\d$/.test(name);

/** Every size of text, at the size it has in this window. */
export function TypeScale() {
  return (
    <Rows head={['Name', 'Size', 'Sample']}>
      {namesOf(fontSizes).map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            <code>{fontSizes[name]}</code>
          </td>
          <td
            style={{
              fontSize: fontSizes[name],
              lineHeight: 1.2,
              fontFamily: isHeading(name) ? fonts.serif : fonts.sans,
              fontWeight: isHeading(name) ? 600 : 400,
            }}
          >
            4.13% for 12 months
          </td>
        </tr>
      ))}
    </Rows>
  );
}

/** The stacks of fonts. */
export function Fonts() {
  return (
    <Rows head={['Name', 'Fonts, first to last']}>
      {namesOf(fonts).map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td style={{ fontFamily: fonts[name] }}>{fonts[name]}</td>
        </tr>
      ))}
    </Rows>
  );
}

/** Space, corners and the shadow. */
export function Space() {
  return (
    <Rows head={['Name', 'Value', 'Sample']}>
      {namesOf(space).map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>space.{name}</code>
          </th>
          <td>
            <code>{space[name]}</code>
          </td>
          <td>
            <Swatch style={{ width: `min(${space[name]}, 18rem)`, background: light.primaryQuiet }} />
          </td>
        </tr>
      ))}
      {namesOf(radius).map((name) => (
        <tr key={name}>
          <th scope="row">
            <code>radius.{name}</code>
          </th>
          <td>
            <code>{radius[name]}</code>
          </td>
          <td>
            <Swatch style={{ borderRadius: radius[name], background: light.primaryQuiet }} />
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row">
          <code>shadow</code>
        </th>
        <td>
          <code>{shadow}</code>
        </td>
        <td>
          <Swatch style={{ boxShadow: shadow, background: light.raised }} />
        </td>
      </tr>
    </Rows>
  );
}

/** The widths at which layouts change. */
export function Breakpoints() {
  const names = namesOf(breakpoints);
  return (
    <Rows head={['Name', 'From', 'To']}>
      {names.map((name, index) => {
        const next = names[index + 1];
        return (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{breakpoints[name]} px</td>
            <td>{next === undefined ? 'any width' : `${breakpoints[next] - 1} px`}</td>
          </tr>
        );
      })}
    </Rows>
  );
}
