import {parseCount} from './formula';

const PERIODS = ['day', 'hour', 'week'] as const;

/** How often a power can be used. */
export type Usage =
  | {readonly kind: 'at will'}
  | {
      readonly kind: 'limited';
      readonly count: number;
      readonly per: (typeof PERIODS)[number];
    };

/** A name without its usage suffix, and the parsed suffix. */
export type NamedUsage = {
  readonly title: string;
  readonly usage: Usage | undefined;
};

/** The suffixes that a power's name can have, for error messages. */
export const USAGE_EXPECTED =
  'no suffix, "(at will)", or a limit such as "(3/day)", "(1/hour)", or "(1/week)"';

function parseSuffix(text: string): Usage | undefined {
  if (text === 'at will') {
    return {kind: 'at will'};
  }
  const [, number = '', period] = /^(\d+)\/(\w+)$/.exec(text) ?? [];
  const per = PERIODS.find((each) => each === period);
  const count = parseCount(number);
  return per === undefined || count === 0
    ? undefined
    : {kind: 'limited', count, per};
}

/** Splits a name from its usage suffix; undefined if the suffix is invalid. */
export function parseName(name: string): NamedUsage | undefined {
  const [, title = '', suffix] =
    /^([^()]+?)(?: \(([^()]*)\))?$/.exec(name) ?? [];
  const usage = suffix === undefined ? undefined : parseSuffix(suffix);
  return title === '' || (suffix !== undefined && usage === undefined)
    ? undefined
    : {title, usage};
}
