import { createPorticoTheme } from '#theme/createPorticoTheme.ts';
import type { ReactNode } from 'react';
import { Box } from '#components/layout/Box.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '#components/data-display/Table.tsx';
import { Typography } from '#components/data-display/Typography.tsx';
import type { ColorTokens } from '#theme/BrandTokens.ts';
import { typeSteps } from '#theme/BrandTokens.ts';
import { shapePairs, textPairs, type ColorPair } from '#theme/colorPairs.ts';
import { useBrand } from '#stories/inBrand.tsx';
import { pairContrast } from './pairContrast.ts';

interface RowsProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}

/** A table, which scrolls if it is wider than its container. */
export function Rows({ caption, head, children }: RowsProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={caption} sx={{ marginBottom: 4 }}>
      <Table>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {head.map((words) => (
              <TableCell key={words}>{words}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

/** A token with its name, value and sample. */
function Row({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <code>{name}</code>
      </TableCell>
      <TableCell>
        <code>{value}</code>
      </TableCell>
      {children !== undefined && <TableCell>{children}</TableCell>}
    </TableRow>
  );
}

const swatch = {
  display: 'inline-block',
  width: '4rem',
  height: '2rem',
  marginInlineEnd: 1,
  border: 1,
  borderColor: 'outline',
  verticalAlign: 'middle',
};

const schemes = ['light', 'dark'] as const;
const leaves = (colors: ColorTokens): [string, string][] =>
  Object.entries(colors).flatMap(([group, value]: [string, string | Record<string, string>]) =>
    typeof value === 'string'
      ? [[group, value] as [string, string]]
      : Object.entries(value).map(([name, color]): [string, string] => [`${group}.${name}`, color]),
  );

/** All colors in both schemes. */
export function Colors() {
  const { tokens } = useBrand();
  const dark = new Map(leaves(tokens.color.dark));
  return (
    <Rows caption="Colors" head={['Color', 'Light scheme', 'Dark scheme']}>
      {leaves(tokens.color.light).map(([name, light]) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            <code>{name}</code>
          </TableCell>
          {[light, dark.get(name) ?? ''].map((color, index) => (
            <TableCell key={schemes[index]}>
              <Box component="span" sx={swatch} style={{ backgroundColor: color }} />
              <code>{color}</code>
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Rows>
  );
}

/** Formats a ratio with two digits, rounded down so that it never falsely appears to pass. */
const shown = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

interface PairProps {
  readonly pair: ColorPair;
  readonly min: number;
  readonly scheme: 'light' | 'dark';
}

/** A sample of a pair, with its contrast. */
function Pair({ pair, min, scheme }: PairProps) {
  const { tokens } = useBrand();
  const { front, back, ratio } = pairContrast(tokens.color[scheme], pair);
  const isText = min === 4.5;
  return (
    <>
      <Box
        component="span"
        sx={{ display: 'inline-block', minWidth: '6rem', padding: 1, marginInlineEnd: 1, borderRadius: 1 }}
        style={{
          color: isText ? front : 'transparent',
          backgroundColor: back,
          border: `3px solid ${isText ? back : front}`,
        }}
      >
        {isText ? '4.13% APY' : <br />}
      </Box>
      <span>
        {shown(ratio)} {ratio >= min ? 'passes' : 'fails'}
      </span>
    </>
  );
}

/** The pairs of colors that appear together. */
export function Pairs({ kind }: { kind: 'text' | 'shape' }) {
  const [pairs, min] = kind === 'text' ? [textPairs, 4.5] : [shapePairs, 3];
  return (
    <Rows
      caption={
        kind === 'text' ? 'Text and background: at least 4.5:1' : 'Borders and focus rings: at least 3 : 1'
      }
      head={['Color on ground', 'Light scheme', 'Dark scheme']}
    >
      {pairs.map((pair) => (
        <TableRow key={`${pair.color} ${pair.ground}`}>
          <TableCell component="th" scope="row">
            <code>{pair.color}</code> on <code>{pair.ground}</code>
          </TableCell>
          {schemes.map((scheme) => (
            <TableCell key={scheme}>
              <Pair pair={pair} min={min} scheme={scheme} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Rows>
  );
}

/** All steps of the type scale, in their size for this window. */
export function TypeScale() {
  const { typography } = useBrand().tokens;
  return (
    <Rows caption="Type scale" head={['Step', 'Value', 'Sample']}>
      {typeSteps.map((step) => {
        const { fontWeight, fontSize, lineHeight, letterSpacing } = typography[step];
        return (
          <Row key={step} name={step} value={`${fontWeight} ${fontSize}/${lineHeight}, ${letterSpacing}`}>
            <Typography variant={step} component="p">
              4.13% for 12 months
            </Typography>
          </Row>
        );
      })}
    </Rows>
  );
}

/** The font stacks and weights. */
export function Fonts() {
  const { fontFamily, fontWeight } = useBrand().tokens;
  return (
    <Rows caption="Fonts" head={['Token', 'Value', 'Sample']}>
      {Object.entries(fontFamily).map(([name, family]) => (
        <Row key={name} name={`fontFamily.${name}`} value={family}>
          <span style={{ fontFamily: family }}>
            {name === 'chinese' ? '定期存款利率' : 'Hamburgefonstiv'}
          </span>
        </Row>
      ))}
      {Object.entries(fontWeight).map(([name, weight]) => (
        <Row key={name} name={`fontWeight.${name}`} value={String(weight)}>
          <span style={{ fontWeight: weight }}>Hamburgefonstiv</span>
        </Row>
      ))}
    </Rows>
  );
}

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8];
const bar = { display: 'block', height: '1rem', maxWidth: '20rem', backgroundColor: 'primary.main' };

/** Steps of `theme.spacing`, and the dimensions of the page. */
export function Spacing() {
  const { spacing, layout } = useBrand().tokens;
  return (
    <Rows caption="Spacing and layout" head={['Token', 'Value', 'Sample']}>
      {steps.map((step) => (
        <Row key={step} name={`spacing(${step})`} value={`${step * spacing}rem`}>
          <Box component="span" sx={bar} style={{ width: `${step * spacing}rem` }} />
        </Row>
      ))}
      {Object.entries(layout).map(([name, value]) => (
        <Row key={name} name={`layout.${name}`} value={value}>
          <Box component="span" sx={bar} style={{ width: value }} />
        </Row>
      ))}
    </Rows>
  );
}

const sample = { display: 'block', width: '8rem', height: '4rem', backgroundColor: 'background.paper' };

/** Corners and lines. */
export function Shape() {
  const { radius, stroke } = useBrand().tokens;
  return (
    <Rows caption="Corners and lines" head={['Token', 'Value', 'Sample']}>
      {Object.entries(radius).map(([name, value]) => {
        const length = typeof value === 'number' ? `${value}px` : value;
        return (
          <Row key={name} name={`radius.${name}`} value={length}>
            <Box
              component="span"
              sx={{ ...sample, border: 1, borderColor: 'outline' }}
              style={{ borderRadius: length }}
            />
          </Row>
        );
      })}
      {Object.entries(stroke).map(([name, value]) => (
        <Row key={name} name={`stroke.${name}`} value={value}>
          <Box
            component="span"
            sx={{ ...sample, height: '1rem', borderBottomStyle: 'solid', borderColor: 'primary.main' }}
            style={{ borderBottomWidth: value }}
          />
        </Row>
      ))}
    </Rows>
  );
}

/** Shadows of elements above the page. */
export function Shadows() {
  return (
    <Rows caption="Shadows" head={['Token', 'Value', 'Sample']}>
      {Object.entries(useBrand().tokens.shadow).map(([name, value]) => (
        <Row key={name} name={`shadow.${name}`} value={value}>
          <Box component="span" sx={{ ...sample, margin: 2, borderRadius: 1 }} style={{ boxShadow: value }} />
        </Row>
      ))}
    </Rows>
  );
}

/** Durations and easing. The samples move on hover. */
export function Motion() {
  const { duration, easing } = useBrand().tokens.motion;
  return (
    <Rows caption="Motion" head={['Token', 'Value', 'Sample']}>
      {Object.entries(duration).map(([name, milliseconds]) => (
        <Row key={name} name={`motion.duration.${name}`} value={`${milliseconds} ms`}>
          <Box
            component="span"
            sx={{
              ...sample,
              backgroundColor: 'primary.main',
              '@media (prefers-reduced-motion: no-preference)': {
                'tr:hover &': { transform: 'translateX(2rem)' },
              },
            }}
            style={{ transition: `transform ${milliseconds}ms ${easing}` }}
          />
        </Row>
      ))}
      <Row name="motion.easing" value={easing}>
        Of both
      </Row>
    </Rows>
  );
}

/** The widths at which layouts change. */
export function Breakpoints() {
  const { values } = createPorticoTheme(useBrand().tokens).breakpoints;
  const from = (ems: number) => `from ${ems * 16} px`;
  const ranges = Object.entries(values).map(([name, ems]) => [name, from(ems)] as const);
  return (
    <Rows caption="Breakpoints" head={['Name', 'Widths']}>
      {ranges.map(([name, range]) => (
        <Row key={name} name={name} value={range} />
      ))}
    </Rows>
  );
}
