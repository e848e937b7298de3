import {isRecord} from '../../../shared/lib/isRecord';

/** Tells whether something that was stored, or came with a file, has a shape. */
export type Shape = (value: unknown) => boolean;

/** The longest text that is kept, and the largest list. */
const MOST = {text: 500, list: 5000, number: 1_000_000};

export const text: Shape = (value) =>
  typeof value === 'string' && value.length <= MOST.text;

export const flag: Shape = (value) => typeof value === 'boolean';

export const whole: Shape = (value) =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= MOST.number;

/** One of some values, to the letter. */
export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);

/** Nothing, or something of a shape. */
export const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const nullOr =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= MOST.list && value.every(shape);

/** Values of one shape, by name. */
export const recordOf =
  (shape: Shape): Shape =>
  (value) =>
    isRecord(value) &&
    Object.entries(value).every(([key, each]) => text(key) && shape(each));

/** A record with properties of given shapes, and no others. */
export const record =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(shapes, key)) &&
    Object.entries(shapes).every(([key, shape]) => shape(value[key]));

export const anyOf =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));
