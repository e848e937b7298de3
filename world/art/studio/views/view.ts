import type {HallView} from './hallView';
import type {LandView} from './landView';

/** A scene, and what is said of it. */
export type View = {
  /** File name without its ending. */
  readonly id: string;
  readonly title: string;
  readonly alt: string;
  /** Further columns of the list of its folder. */
  readonly notes?: Readonly<Record<string, string>>;
} & ({readonly land: LandView} | {readonly hall: HallView});

/** The columns of a scene that was played: its session, and the day of the world. */
export function findPlayed(
  session: number,
  date: string,
): NonNullable<View['notes']> {
  return {session: String(session), date};
}
