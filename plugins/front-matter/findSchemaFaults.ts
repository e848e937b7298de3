import type {Joi} from '@docusaurus/utils-validation';
import {nearest} from '../../src/shared/model/nearest';

export type SchemaFault = {
  /** The key, with its index in a list: `tag[1]`. */
  readonly key: string;
  /** The text that the author wrote. */
  readonly found: string;
  /** The expected value, in words. */
  readonly expected: string;
};

/** The requirements for values of YAML. */
export type Wanted = {
  readonly schema: Joi.Schema;
  /** The keys that the values may have. */
  readonly keys: readonly string[];
  /** What the values describe: a page, or a part of one. */
  readonly whole: string;
};

/** Describes the value of a missing key. */
export const NOTHING = 'nothing';

function describe(value: unknown): string {
  return value === undefined ? NOTHING : JSON.stringify(value);
}

/** Suggests the name that an author likely meant. */
function perhaps(found: unknown, names: readonly string[]): string {
  const close = typeof found === 'string' ? nearest(found, names) : undefined;
  return close === undefined ? '' : ` (did you mean "${close}"?)`;
}

function matchOne(found: unknown, valids: readonly unknown[]): string {
  const names = valids.filter((valid) => typeof valid === 'string');
  return `one of ${valids.map(describe).join(', ')}${perhaps(found, names)}`;
}

function describeExpected(
  {type, context}: Joi.ValidationErrorItem,
  {keys, whole}: Wanted,
): string {
  const key = context?.label ?? '';
  const words: Readonly<Record<string, () => string>> = {
    'any.required': () =>
      key.includes('.') ? 'a value' : `a value: every ${whole} needs one`,
    'object.unknown': () =>
      `a key that the Examples page lists${perhaps(key, keys)}`,
    'any.only': () =>
      matchOne(context?.value, context?.['valids'] as readonly unknown[]),
    'string.base': () => 'text (put quotes around a number or a date)',
    'string.empty': () => 'text that is not empty',
    'string.uri': () => 'a web address that starts with https://',
    'string.pattern.name': () => String(context?.['name']),
    'string.day': () => 'a date that exists',
    'boolean.base': () => 'true or false',
    'number.base': () => 'a number',
    'number.integer': () => 'a whole number',
    'number.min': () => `a number of at least ${String(context?.['limit'])}`,
    'number.max': () => `a number of at most ${String(context?.['limit'])}`,
    'array.base': () => 'a list',
    'array.min': () => 'a list that is not empty',
    'array.length': () => `a list of ${String(context?.['limit'])} values`,
    'object.base': () => 'keys and values',
    'alternatives.match': () => 'one of the forms that the Examples page lists',
    'alternatives.types': () =>
      ((context?.['types'] ?? []) as unknown[]).map(String).join(' or '),
  };
  return words[type]?.() ?? `a value that passes the rule ${type}`;
}

export function findSchemaFaults(
  values: unknown,
  wanted: Wanted,
): readonly SchemaFault[] {
  const {error} = wanted.schema.validate(values, {
    abortEarly: false,
    convert: false,
  });
  return (error?.details ?? []).map((detail) => ({
    key: detail.context?.label ?? detail.path.join('.'),
    found: describe(detail.context?.value),
    expected: describeExpected(detail, wanted),
  }));
}
