import type {HallView} from './hallView';
import type {Vista} from '../vistas/vista';
import type {LandView} from './landView';

/** A scene with its entry in the index. */
export type View = {
  /** The file name without extension. */
  readonly id: string;
  readonly title: string;
  readonly alt: string;
  /** Further columns of the folder's index. */
  readonly notes?: Readonly<Record<string, string>>;
} & (
  | {readonly land: LandView}
  | {readonly hall: HallView}
  | {readonly vista: Vista}
);

/** Returns the index columns of a scene that was played: session and world date. */
export function findPlayed(
  session: number,
  date: string,
): NonNullable<View['notes']> {
  return {session: String(session), date};
}
