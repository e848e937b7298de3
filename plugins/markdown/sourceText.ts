import type {Nodes} from 'mdast';
import type {VFile} from 'vfile';

/** Returns the source lines of a node; none if a step has created it. */
export function readLines(
  {value}: Pick<VFile, 'value'>,
  {position}: Nodes,
): readonly string[] {
  return position === undefined
    ? []
    : String(value)
        .split('\n')
        .slice(position.start.line - 1, position.end.line);
}

/** Returns the source of a node, with its marks; empty if a step has created it. */
export function readSource(file: Pick<VFile, 'value'>, node: Nodes): string {
  const {position} = node;
  const lines = readLines(file, node);
  if (position === undefined || lines.length === 0) {
    return '';
  }
  // The end is first, because it may be on the same line.
  const ended = lines.with(
    -1,
    (lines.at(-1) ?? '').slice(0, position.end.column - 1),
  );
  return ended
    .with(0, (ended[0] ?? '').slice(position.start.column - 1))
    .join('\n');
}
