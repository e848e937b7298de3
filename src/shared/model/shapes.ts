import {isRecord} from './isRecord';

/** Checks whether a stored or imported value has a certain shape. */
export type Shape = (value: unknown) => boolean;

/** The maximum length of texts and of lists, and the largest number. */
const MOST = {text: 500, list: 5000, number: 1_000_000};

/** A string within the length limit. */
export const text: Shape = (value) =>
  typeof value === 'string' && value.length <= MOST.text;

/** A boolean. */
export const flag: Shape = (value) => typeof value === 'boolean';

/** A whole number within the limit, positive or negative. */
export const whole: Shape = (value) =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= MOST.number;

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);

/** Undefined, or a value of the given shape. */
export const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const nullOr =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

/** A list within a length limit, whose items have the given shape. */
export const listOf =
  (shape: Shape, most = MOST.list): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(shape);

/** Values of the given shape, by name. */
export const recordOf =
  (shape: Shape): Shape =>
  (value) =>
    isRecord(value) &&
    Object.entries(value).every(([key, each]) => text(key) && shape(each));

/** A record with exactly the given properties. */
export const record =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(shapes, key)) &&
    Object.entries(shapes).every(([key, shape]) => shape(value[key]));

/** A value of at least one of the given shapes. */
export const anyOf =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));
