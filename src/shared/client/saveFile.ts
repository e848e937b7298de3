/** A file that the page makes itself. */
export type MadeFile = {
  readonly name: string;
  /** Its kind, as hosts name it. */
  readonly type: string;
  /** Its content: text, or bytes. */
  readonly text: string | Uint8Array<ArrayBuffer>;
};

/** How long the file can be fetched, in milliseconds. */
const KEPT_FOR = 60_000;

/** Gives readers a file that the page makes itself. */
export function saveFile({name, type, text}: MadeFile): void {
  const url = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it only after they have asked where to put it.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_FOR);
}

/** Makes a file of JSON; its name gets the ending. */
export function makeJsonFile(name: string, text: string): MadeFile {
  return {name: `${name}.json`, type: 'application/json', text};
}
