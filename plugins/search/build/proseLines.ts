/** A line of Markdown that is not code. */
export type ProseLine = {
  readonly line: string;
  /** Its level if it is a heading of a section. */
  readonly level: number | undefined;
};

const FENCE = /^(?:`{3,}|~{3,})/;

const HEADING = /^(?<signs>#{2,6})\s/;

/** Matches code, and the title of the page, which has its own field. */
const SILENT = /^(?:import|export|#)\s/;

/** Matches the start of a spoiler, whose content is not indexed. */
const SPOILER = /^(?<colons>:{3,})spoiler\b/;

/** Matches a stat block, whose fields are visible text. */
const STAT_BLOCK =
  /^(?<fence>`{3,}|~{3,})statblock\b.*\n(?<fields>(?:.*\n)*?)\k<fence>[ \t]*$/gm;

/** Returns the end marker of a block that is left out; undefined if the line does not start one. */
function getEnd(line: string): string | undefined {
  return FENCE.exec(line)?.[0] ?? SPOILER.exec(line)?.groups?.['colons'];
}

function parseLevel(line: string): number | undefined {
  return HEADING.exec(line)?.groups?.['signs']?.length;
}

/** Returns the lines of visible text in Markdown, without code or spoilers. */
export function proseLines(markdown: string): readonly ProseLine[] {
  const prose: ProseLine[] = [];
  let end: string | undefined;
  const shown = markdown.replaceAll(STAT_BLOCK, '$<fields>');
  for (const line of shown.split('\n')) {
    if (end !== undefined) {
      end = line.trimEnd() === end ? undefined : end;
      continue;
    }
    end = getEnd(line);
    if (end === undefined && !SILENT.test(line)) {
      prose.push({line, level: parseLevel(line)});
    }
  }
  return prose;
}
