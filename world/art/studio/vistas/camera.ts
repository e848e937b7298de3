import {cross, dot, normalize, subtract, type Point} from './point';

/** From where and in which direction a scene is seen. */
export type Outlook = {
  readonly eye: Point;
  readonly target: Point;
  /** Focal length, in heights of the picture: 1 is a wide view, 3 a narrow one. */
  readonly lens: number;
  /** Moves the picture up in the frame without tilting it, as a fraction of the height. */
  readonly shift?: number;
};

/** A point in the picture; `near` is greater for what hides other things, and linear in the picture. */
export type Seen = readonly [x: number, y: number, near: number];

export type Camera = {
  readonly width: number;
  readonly height: number;
  readonly eye: Point;
  /** Projects a point that is in front of the eye. */
  readonly project: (point: Point) => Seen;
  /** Distance of a point in front of the eye, along the direction of view. */
  readonly getDepth: (point: Point) => number;
  /** Returns the ray through a pixel, with length 1 along the direction of view. */
  readonly getRay: (x: number, y: number) => Point;
  /** The row of the horizon of level ground. */
  readonly horizon: number;
  /** Pixels of a thing one pace wide at a depth of one pace. */
  readonly focus: number;
};

/** Creates the camera of a picture with a size in pixels. */
export function createCamera(
  {eye, target, lens, shift = 0}: Outlook,
  [width, height]: readonly [number, number],
): Camera {
  const ahead = normalize(subtract(target, eye));
  const right = normalize(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const focus = lens * height;
  const [centerX, centerY] = [width / 2, height * (0.5 - shift)];
  const getDepth = (point: Point): number => dot(ahead, subtract(point, eye));
  return {
    width,
    height,
    eye,
    getDepth,
    project: (point) => {
      const away = subtract(point, eye);
      const near = 1 / dot(ahead, away);
      return [
        centerX + dot(right, away) * near * focus,
        centerY - dot(up, away) * near * focus,
        near,
      ];
    },
    getRay: (x, y) => {
      const [across, rise] = [(x - centerX) / focus, (centerY - y) / focus];
      return [
        ahead[0] + right[0] * across + up[0] * rise,
        ahead[1] + right[1] * across + up[1] * rise,
        ahead[2] + right[2] * across + up[2] * rise,
      ];
    },
    horizon: centerY + (ahead[2] / up[2]) * focus,
    focus,
  };
}

/** Creates the view from the sun onto a disk of the ground, in which shadows are found. */
export function createSunView(
  {
    toSun,
    center,
    reach,
  }: {
    readonly toSun: Point;
    readonly center: Point;
    readonly reach: number;
  },
  size: number,
): Pick<Camera, 'height' | 'project' | 'width'> {
  const ahead = normalize(toSun);
  const right = normalize(cross([0, 0, 1], ahead));
  const up = cross(ahead, right);
  const scale = size / (2 * reach);
  return {
    width: size,
    height: size,
    project: (point) => {
      const away = subtract(point, center);
      return [
        size / 2 + dot(right, away) * scale,
        size / 2 - dot(up, away) * scale,
        dot(ahead, away),
      ];
    },
  };
}
