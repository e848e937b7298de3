import type {Canvas} from '../canvas';

/** A picture that the studio can make. */
export type Scene = {
  /** Path under static/. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (canvas: Canvas) => Promise<void>;
};
