import type {ReactNode} from 'react';
import {map} from '../../../../../world/map';
import {layMap} from '../../lib/layMap';
import type {Shown} from '../../lib/shown';

/** The share of the width of a view that a letter is high. */
const LETTER = 1 / 50;

/** A view of a map as large as the window allows, in the units of its tiles. */
export default function MapView({
  title,
  seen,
}: Omit<Extract<Shown, {kind: 'map'}>, 'kind'>): ReactNode {
  const {corner, size, tiles, marks, lines, rings} = layMap(map, seen);
  return (
    <svg
      className="map"
      role="img"
      aria-label={title}
      viewBox={[...corner, ...size].join(' ')}
      fontSize={size[0] * LETTER}>
      {tiles.map(({address, at: [x, y], edge}) => (
        // A little larger, so that no seam shows.
        <image
          key={address}
          href={address}
          x={x}
          y={y}
          width={edge * 1.004}
          height={edge * 1.004}
        />
      ))}
      {rings.map(({at: [cx, cy], radius}, index) => (
        <circle key={index} cx={cx} cy={cy} r={radius} />
      ))}
      {lines.map(({points, isDotted}, index) => (
        <polyline
          key={index}
          points={points.join(' ')}
          strokeDasharray={isDotted ? '1 9' : undefined}
        />
      ))}
      {marks.map(({name, look, at: [x, y]}) => (
        <text
          key={`${name} ${x} ${y}`}
          x={x}
          y={y}
          data-look={look}
          data-side={x > corner[0] + size[0] / 2 ? 'end' : 'start'}>
          {name}
        </text>
      ))}
    </svg>
  );
}
