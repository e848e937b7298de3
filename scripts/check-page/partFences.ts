/** A text, parted into what is written and what is shown as code. */
export type FencedText = {
  /** The text without its fences of code. */
  readonly prose: string;
  /** The language that each fence names; empty where it names none. */
  readonly languages: readonly string[];
};

type Progress = FencedText & {
  /** The signs that close the open fence; none where no fence is open. */
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

/** Parts a page into text and fences; a fence inside a longer one is part of that. */
export function partFences(content: string): FencedText {
  const start: Progress = {prose: '', languages: [], closing: undefined};
  const {prose, languages} = content.split('\n').reduce(readLine, start);
  return {prose, languages};
}
