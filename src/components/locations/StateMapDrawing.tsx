import type { MapPin, StateMap } from '#lib/values/StateMap.ts';
import { styled } from '#theme/styled.ts';

const name = 'PorticoStateMap';

const Root = styled('svg', { name, slot: 'Root' })({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '15rem',
});

const Land = styled('path', { name, slot: 'Land' })(({ theme: { vars } }) => ({
  fill: vars.palette.background.surface,
  stroke: vars.palette.outline,
  strokeLinejoin: 'round',
  '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
}));

/** Round ends of lines without length: one element for all pins, of which there may be hundreds. */
const Pins = styled('path', { name, slot: 'Pins' })(({ theme: { vars } }) => ({
  stroke: vars.palette.primary.main,
  strokeLinecap: 'round',
  '@media (forced-colors: active)': { stroke: 'Highlight' },
}));

export interface StateMapDrawingProps {
  readonly className?: string;
  readonly map: StateMap;
  readonly pins: readonly MapPin[];
  /** Says what the map shows. */
  readonly label: string;
}

/** A state with pins. Nothing on it can be pressed: a list beside it says the same. */
export const StateMapDrawing = ({ className, map, pins, label }: StateMapDrawingProps) => (
  <Root
    className={className}
    viewBox={`0 0 ${map.width} ${map.height}`}
    preserveAspectRatio="xMinYMin"
    role="img"
    aria-label={label}
  >
    <Land d={map.path} />
    <Pins d={pins.map(({ x, y }) => `M${x} ${y}h0`).join('')} strokeWidth={pins.length === 1 ? 12 : 8} />
  </Root>
);
