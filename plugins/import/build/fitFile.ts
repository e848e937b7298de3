import {readFile} from 'node:fs/promises';
import {extname} from 'node:path';
import {imageSize} from 'image-size';
import {inspectFile} from '../../assets/build/inspectFile';
import {readWorkbook} from '../../assets/build/readWorkbook';
import {isPictureEnding} from '../../assets/model/fileKind';

/** A file as this site takes it. */
export type FittedFile = {
  /** Its path below static/, with the ending of what it holds. */
  readonly path: string;
  readonly read: () => Promise<Buffer | string>;
};

function findEnding(ending: string, bytes: Buffer): string {
  try {
    const {type = ending} = isPictureEnding(ending) ? imageSize(bytes) : {};
    return type === 'jpg' && ending.startsWith('j') ? ending : type;
  } catch {
    return ending;
  }
}

/** Finds the name and the content of a file; undefined if this site takes no such file. */
export async function fitFile(
  file: string,
  path: string,
): Promise<FittedFile | undefined> {
  const bytes = await readFile(file);
  const ending = extname(path).slice(1).toLowerCase();
  const found = findEnding(ending, bytes);
  const read = async () =>
    found === 'xlsx' ? readWorkbook(await readFile(file)) : readFile(file);
  const written = found === 'xlsx' ? 'csv' : found;
  const fitting = path.replace(/(?<=\.)\w+$/, written);
  const {ok} = await inspectFile(found, bytes);
  return ok ? {path: written === ending ? path : fitting, read} : undefined;
}
