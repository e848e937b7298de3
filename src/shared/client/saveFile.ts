export type MadeFile = {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string | Uint8Array<ArrayBuffer>;
};

/** How long the browser can load the file, in milliseconds. */
const KEPT_FOR = 60_000;

export function saveFile({name, type, text}: MadeFile): void {
  const url = URL.createObjectURL(new Blob([text], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after asking where to save it.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_FOR);
}

/**
 * Creates a JSON file.
 *
 * @param name without the extension.
 */
export function makeJsonFile(name: string, text: string): MadeFile {
  return {name: `${name}.json`, type: 'application/json', text};
}
