import {describeFault} from '../pages/fault';
import type {AuthoredPage} from '../pages/readPages';
import {checkFrontMatter} from './checkFrontMatter';
import {NOTHING} from './findSchemaFaults';
import {findComments} from './findComments';

/** Returns the 1-based line of a key, or the first line if it is absent. */
function findLine(content: string, key: string): number {
  const name = key.replace(/[.[].*$/, '');
  const lines = content.split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${name}:`)),
    ) + 1
  );
}

/** The fields of a page that are used here. */
type Source = Pick<AuthoredPage, 'path' | 'content' | 'frontMatter' | 'fault'>;

/** Describes the faults in the front matter of a page, with file and line. */
export function findFaults({
  path,
  content,
  frontMatter,
  fault,
}: Source): readonly string[] {
  if (fault !== undefined) {
    return [fault];
  }
  return [
    ...checkFrontMatter(frontMatter).map(({key, found, expected}) =>
      describeFault({
        path,
        line: findLine(content, key),
        found: found === NOTHING ? `no ${key}` : `${found} as ${key}`,
        expected,
      }),
    ),
    ...findComments(content).map(({line, text}) =>
      describeFault({
        path,
        line,
        found: `"${text}", which YAML reads as a comment`,
        expected: 'quotes around the value, or the comment on its own line',
      }),
    ),
  ];
}
