import type {Part, Sheet} from './sheet';

/** Groups and at-rules that apply to nothing but print; a list of media also names others. */
const PRINT = /^@(?:media print\b[^,]*$|page\b)/;

function isForPrint(part: Part): boolean {
  return (
    (part.kind === 'group' && PRINT.test(part.prelude)) ||
    (part.kind === 'other' && PRINT.test(part.text))
  );
}

function dropPrint(parts: readonly Part[]): readonly Part[] {
  return parts
    .filter((part) => !isForPrint(part))
    .map((part) =>
      part.kind === 'group' ? {...part, parts: dropPrint(part.parts)} : part,
    );
}

/** Drops styles for print, which pages get from the whole style sheet. */
export function withoutPrint({layers, parts}: Sheet): Sheet {
  return {layers, parts: dropPrint(parts)};
}
