import type {Features, LineFeature, PointFeature} from './feature';
import type {Line, Position} from './geometry';

/** A part of a campaign on the map: a leg of the journey, or a place where a session was played. */
export type CampaignPart = {
  readonly id: string;
  readonly name: string;
  readonly session: number;
  /** The label on the map: the number of the leg or the session. */
  readonly label: string;
  /** A single position for a stay. */
  readonly line: Line;
  /** Whether the party crossed planes instead of traveling. */
  readonly isCrossing: boolean;
};

function getSession({id, more}: LineFeature | PointFeature): number {
  const session = more['session'];
  if (typeof session !== 'number') {
    throw new TypeError(`The track "${id}" has no session.`);
  }
  return session;
}

function getPart(
  feature: LineFeature | PointFeature,
  line: Line,
): CampaignPart {
  const {id, name, kind, more} = feature;
  const session = getSession(feature);
  return {
    id,
    name,
    session,
    label: String(more['leg'] ?? session),
    line,
    isCrossing: kind === 'crossing',
  };
}

/** Lists the parts of a campaign in the order of play. */
export function campaignParts(
  {lines, points}: Features,
  campaign: string,
): readonly CampaignPart[] {
  const isOf = ({more}: LineFeature | PointFeature): boolean =>
    more['campaign'] === campaign;
  return [
    ...lines.filter(isOf).map((one) => getPart(one, one.line)),
    ...points.filter(isOf).map((one) => getPart(one, [one.position])),
  ].toSorted((a, b) => a.session - b.session);
}

/** Lists the parts up to a session; later ones would be spoilers. */
export function playedParts(
  parts: readonly CampaignPart[],
  upTo: number,
): readonly CampaignPart[] {
  return parts.filter(({session}) => session <= upTo);
}

/** The middle point of a line, counted in points. The number of the line is placed there. */
function findMiddle(line: Line): Position | undefined {
  return line[Math.floor(line.length / 2)];
}

/** A marker of the map: the numbers at one place. */
export type Mark = {
  readonly label: string;
  readonly name: string;
  readonly position: Position;
};

/** Lists the markers of parts; parts at the same place share a marker. */
export function listMarks(parts: readonly CampaignPart[]): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const {label, name, line} of parts) {
    const position = findMiddle(line);
    if (position !== undefined) {
      const before = marks.get(String(position));
      marks.set(String(position), {
        position,
        label:
          before === undefined
            ? label
            : `${before.label.split('–')[0] ?? ''}–${label}`,
        name: before === undefined ? name : `${before.name}; ${name}`,
      });
    }
  }
  return [...marks.values()];
}
