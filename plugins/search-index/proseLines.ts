/** A line of Markdown that is not code. */
export type ProseLine = {
  readonly line: string;
  /** Its level, where it is a heading of a part; the title of a page is none. */
  readonly level: number | undefined;
};

const FENCE = /^(?:`{3,}|~{3,})/;

const HEADING = /^(?<signs>#{2,6})\s/;

/** Begins a box; the spoiler among them is covered until readers uncover it. */
const SPOILER = /^(?<colons>:{3,})spoiler\b/;

/** How a block ends that is left out; nothing where a line begins none. */
function getEnd(line: string): string | undefined {
  return FENCE.exec(line)?.[0] ?? SPOILER.exec(line)?.groups?.['colons'];
}

function parseLevel(line: string): number | undefined {
  return HEADING.exec(line)?.groups?.['signs']?.length;
}

/** Gives the lines of Markdown that readers see at once as words, without code and without what is covered. */
export function proseLines(markdown: string): readonly ProseLine[] {
  const prose: ProseLine[] = [];
  let end: string | undefined;
  for (const line of markdown.split('\n')) {
    if (end !== undefined) {
      end = line.trimEnd() === end ? undefined : end;
      continue;
    }
    end = getEnd(line);
    if (end === undefined && !/^(?:import|export)\s/.test(line)) {
      prose.push({line, level: parseLevel(line)});
    }
  }
  return prose;
}
