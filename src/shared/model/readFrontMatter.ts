import {
  CORE_SCHEMA,
  load,
  YAMLException,
  type LoadOptions,
  type State,
} from 'js-yaml';
import {isRecord} from './isRecord';
import {findNoText} from './noText';

export type PageSource = {
  /** Path of the file, for error messages. */
  readonly filePath: string;
  readonly fileContent: string;
};

/** A page split into its front matter and its text. */
export type ReadPage = {
  readonly frontMatter: Record<string, unknown>;
  /** The text, with an empty line for each line of front matter, so that lines keep their numbers. */
  readonly content: string;
};

const FENCE = '---';

/** Creates an error about front matter on a 1-based line. */
function createFault(
  path: string,
  line: number,
  [found, expected]: readonly [string, string],
): Error {
  return new Error(`${path}:${line}: found ${found}, expected ${expected}.`);
}

/** Rejects YAML anchors, because nested aliases can expand to gigabytes. */
const refuseAnchors: NonNullable<LoadOptions['listener']> = (
  event,
  state: State & {readonly anchor?: string | null},
) => {
  if (event === 'close' && state.anchor) {
    throw new AnchorError(state.line);
  }
};

/** Carries the line of an anchor, counted from 0 below the fence. */
class AnchorError extends Error {
  readonly line: number;

  constructor(line: number) {
    super('anchor');
    this.line = line;
  }
}

/**
 * Parses YAML in a page.
 *
 * @param first 1-based line of the page on which the YAML starts.
 * @throws Error naming page, line, what was found, and what was expected.
 */
export function parseYaml(path: string, text: string, first = 2): unknown {
  try {
    // Dates stay text: YAML would turn June 31 into July 1.
    return load(text, {listener: refuseAnchors, schema: CORE_SCHEMA});
  } catch (error) {
    if (error instanceof AnchorError) {
      throw createFault(path, error.line + first, [
        'a YAML anchor or alias (& or *)',
        'the value itself, or quotes around text that starts with & or *',
      ]);
    }
    if (error instanceof YAMLException) {
      // An error of the whole text, such as a second document after the first, has no position.
      const {line} = (error.mark as {line: number} | undefined) ?? {line: 0};
      throw createFault(path, line + first, [
        error.reason,
        'valid YAML (put quotes around text with special characters)',
      ]);
    }
    throw error;
  }
}

/** Rejects a page in UTF-16 or another encoding, which would appear garbled. */
function refuseNoText(path: string, text: string): void {
  const line = findNoText(text);
  if (line !== undefined) {
    throw createFault(path, line, [
      'binary data instead of text',
      'a page saved as UTF-8',
    ]);
  }
}

/** Empties the first lines of a text. */
function withoutTop(text: string, lines: number): string {
  const rest = text.split('\n').slice(lines).join('\n');
  return `${'\n'.repeat(lines)}${rest}`.trimEnd();
}

/** Matches front matter with its fences, whatever it contains. */
const TOP = /^\uFEFF?---.*\n(?:.*\n)*?---[ \t]*(?:\n|$)/;

/** Returns the text of a page whose front matter cannot be parsed. */
export function dropFrontMatter(fileContent: string): string {
  const top = TOP.exec(fileContent)?.[0] ?? '';
  return withoutTop(fileContent, top.split('\n').length - 1);
}

/**
 * Parses the front matter of a page as YAML. A language after the fence is not supported, so that
 * front matter is never run as code.
 *
 * @throws Error naming file, line, what was found, and what was expected.
 */
export function readFrontMatter({filePath, fileContent}: PageSource): ReadPage {
  const text = fileContent.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  refuseNoText(filePath, text);
  const [first = '', ...rest] = text.split('\n');
  const language = first.slice(FENCE.length).trim();
  if (!first.startsWith(FENCE) || language.startsWith('-')) {
    return {frontMatter: {}, content: text.trimEnd()};
  }
  if (language !== '') {
    throw createFault(filePath, 1, [
      `front matter in ${JSON.stringify(language)}`,
      'only three hyphens, with YAML below them',
    ]);
  }
  const end = rest.findIndex((line) => line.trimEnd() === FENCE);
  if (end === -1) {
    throw createFault(filePath, 1, [
      'front matter without an end line',
      'a line with three hyphens below it',
    ]);
  }
  const data = parseYaml(filePath, rest.slice(0, end).join('\n')) ?? {};
  if (!isRecord(data)) {
    throw createFault(filePath, 2, [
      'front matter without keys',
      'keys and values, such as title: Elves',
    ]);
  }
  return {
    frontMatter: data,
    content: withoutTop(text, end + 2),
  };
}
