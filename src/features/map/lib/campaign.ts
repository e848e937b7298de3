import type {Features, LineFeature, PointFeature} from './feature';
import type {Line, Position} from './geometry';

/** A part of a campaign on the map: a leg that was traveled, or a place where a session stayed. */
export type CampaignPart = {
  readonly id: string;
  readonly name: string;
  readonly session: number;
  /** The label on the map: the number of the leg or of the session. */
  readonly label: string;
  /** One position where a session stayed. */
  readonly line: Line;
  /** Whether nothing was traveled between its ends: a crossing of planes. */
  readonly isCrossing: boolean;
};

function getSession({id, more}: LineFeature | PointFeature): number {
  const session = more['session'];
  if (typeof session !== 'number') {
    throw new TypeError(`${id} belongs to no session.`);
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

/** The parts of one campaign, in the order in which they were played. */
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

/** What readers who played up to a session may see: nothing of what lies ahead. */
export function playedParts(
  parts: readonly CampaignPart[],
  upTo: number,
): readonly CampaignPart[] {
  return parts.filter(({session}) => session <= upTo);
}

/** The session that was remembered, if it is one of those that were played; else none. */
export function rememberedSession(text: string | null, last: number): number {
  const session = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return session <= last ? session : 0;
}

/** The middle of a line, by its points: where its number stands. */
export function findMiddle(line: Line): Position | undefined {
  return line[Math.floor(line.length / 2)];
}

/** A mark of the map: the numbers at one place. */
export type Mark = {
  readonly label: string;
  readonly name: string;
  readonly position: Position;
};

/** The marks of parts; those of one place become one. */
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
