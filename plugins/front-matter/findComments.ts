import {isDeepStrictEqual} from 'node:util';
import {CORE_SCHEMA, load} from 'js-yaml';
import {isRecord} from '../../src/shared/model/isRecord';

/** A comment after a value, which YAML ignores. */
export type TrailingComment = {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly text: string;
};

/** A character for private use, which no page contains. */
const MARK = '\uE000';

/** Returns the values of YAML with a text for the mark; undefined if it cannot be parsed. */
function read(yaml: string, sign: string): unknown {
  try {
    return JSON.parse(
      JSON.stringify(load(yaml, {schema: CORE_SCHEMA}) ?? null).replaceAll(
        MARK,
        sign,
      ),
    );
  } catch {
    return undefined;
  }
}

/** Whether a text of the front matter would continue with a line that YAML reads as a comment. */
function endsText(values: unknown, marked: unknown): boolean {
  return (
    isRecord(values) &&
    isRecord(marked) &&
    Object.entries(values).some(
      ([key, value]) => typeof value === 'string' && marked[key] !== value,
    )
  );
}

/**
 * Finds text after values of front matter that YAML reads as a comment, such as `#7` in `title:
 * House #7`. A comment on its own line is intended, unless a text would continue there.
 */
export function findComments(content: string): readonly TrailingComment[] {
  const [, ...lines] = content.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line) => line.trimEnd() === '---');
  const yaml = lines.slice(0, Math.max(0, end));
  const values = read(yaml.join('\n'), '#');
  return yaml.flatMap((text, index) => {
    const at = text.search(/(?<=\s)#/);
    const marked = read(
      yaml.with(index, text.replace(/(?<=\s)#/, MARK)).join('\n'),
      '#',
    );
    const isOwnLine = text.trimStart().startsWith('#');
    // A mark that is part of a value appears in the values.
    return at === -1 ||
      isDeepStrictEqual(marked, values) ||
      (isOwnLine && !endsText(values, marked))
      ? []
      : [{line: index + 2, text: text.slice(at)}];
  });
}
