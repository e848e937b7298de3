export type FencedText = {
  /** The text without its code fences. */
  readonly prose: string;
  /** The language of each fence; empty if it has none. */
  readonly languages: readonly string[];
};

type Progress = FencedText & {
  /** The marker that closes the open fence; undefined outside a fence. */
  readonly closing: string | undefined;
};

function readLine(
  {prose, languages, closing}: Progress,
  line: string,
): Progress {
  const signs = /^ *(?<signs>`{3,}|~{3,})/.exec(line)?.groups?.['signs'];
  if (closing !== undefined) {
    const closes = line.trim().startsWith(closing) && line.trim() === signs;
    return {prose, languages, closing: closes ? undefined : closing};
  }
  if (signs === undefined) {
    return {prose: `${prose}${line}\n`, languages, closing};
  }
  const language = line.trim().slice(signs.length).trim();
  return {prose, languages: [...languages, language], closing: signs};
}

/** Splits a page into prose and code fences; a fence inside a longer fence belongs to it. */
export function partFences(content: string): FencedText {
  const start: Progress = {prose: '', languages: [], closing: undefined};
  const {prose, languages} = content.split('\n').reduce(readLine, start);
  return {prose, languages};
}
