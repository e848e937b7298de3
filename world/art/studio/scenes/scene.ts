import type {Canvas} from '../canvas';

/** A scene that the studio can make. */
export type Scene = {
  /** The path below static/. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (canvas: Canvas) => Promise<void>;
};
