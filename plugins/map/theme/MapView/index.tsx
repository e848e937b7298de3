import type {ReactNode} from 'react';
import {map} from '../../../../world/map';
import {layMap} from '../../model/layMap';
import type {SeenMap} from '../../../../src/shared/model/seenMap';

/** Height of a letter, as a share of the width of a view. */
const LETTER = 1 / 50;

/** Overlap of tiles that hides seams, as a share of the width of a view. */
const OVERLAP = 1 / 600;

type Props = {
  readonly title: string;
  readonly seen: SeenMap;
  /** The width in pixels at which the view is sharp; that of large screens by default. */
  readonly sharp?: number;
};

/** A view of a map, as large as the window allows and in the units of its tiles. */
export default function MapView({title, seen, sharp = 1500}: Props): ReactNode {
  const {corner, size, tiles, marks, lines, rings} = layMap(map, seen, sharp);
  const overlap = size[0] * OVERLAP;
  return (
    <svg
      className="map"
      role="img"
      aria-label={title}
      viewBox={[...corner, ...size].join(' ')}
      fontSize={size[0] * LETTER}>
      {tiles.map(({address, at: [x, y], edge}) => (
        <image
          key={address}
          href={address}
          x={x}
          y={y}
          width={edge + overlap}
          height={edge + overlap}
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
