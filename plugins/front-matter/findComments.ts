import {isDeepStrictEqual} from 'node:util';
import {CORE_SCHEMA, load} from 'js-yaml';
import {isRecord} from '../../src/shared/model/isRecord';

/** A comment that YAML leaves out, behind a value. */
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

/** Whether a text of the front matter would go on with a line that YAML takes for a comment. */
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
 * Finds what YAML takes for comments behind the values of front matter, such as `#7` in
 * `title: House #7`. A comment on a line of its own is one, unless a text would go on there.
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
    // A sign that is part of a value turns up in the values.
    return at === -1 ||
      isDeepStrictEqual(marked, values) ||
      (isOwnLine && !endsText(values, marked))
      ? []
      : [{line: index + 2, text: text.slice(at)}];
  });
}
