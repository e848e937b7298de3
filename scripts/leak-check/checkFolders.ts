import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {arranged, phrasesOf} from '../../src/lib/leak/phrases';
import {
  parsePrints,
  type FilePrint,
  type Print,
  type TextPrint,
} from '../../src/lib/leak/print';
import {printFolder} from '../../src/site/lockedFolders';
import {publicNames} from './publicNames';
import {findFileLeaks, type Leak, type Wanted} from './findFileLeaks';

/** What is public though it stands on a locked page: one phrase a line. */
const ALLOWED = 'lock.allow';

/** What a check looked at, and what it found. */
export type Report = {
  readonly leaks: readonly Leak[];
  readonly files: number;
  readonly bytes: number;
  readonly phrases: number;
  readonly lockedFiles: number;
};

async function readPrints(siteDir: string): Promise<readonly Print[]> {
  const folder = join(siteDir, printFolder);
  const names = await Globby('*.json', {cwd: folder});
  const all = await Promise.all(
    names.map(async (name) =>
      parsePrints(await readFile(join(folder, name), 'utf8')),
    ),
  );
  return all.flat();
}

/** The phrases that are meant to be public; lines that begin with # say why. */
async function readAllowed(siteDir: string): Promise<readonly string[]> {
  const file = join(siteDir, ALLOWED);
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** What was found in a folder. */
type Look = Pick<Report, 'leaks' | 'files' | 'bytes'>;

async function lookThrough(
  siteDir: string,
  folder: string,
  wanted: Wanted,
): Promise<Look> {
  const leaks: Leak[] = [];
  let bytes = 0;
  const cwd = join(siteDir, folder);
  const paths = existsSync(cwd) ? await Globby('**/*', {cwd, dot: true}) : [];
  for (const path of paths) {
    const content = await readFile(join(cwd, path));
    bytes += content.length;
    leaks.push(...findFileLeaks(wanted, `${folder}/${path}`, content));
  }
  return {leaks, files: paths.length, bytes};
}

/** How many phrases are looked for. */
function countOf({phrases}: Wanted): number {
  return [...phrases.values()]
    .flatMap((byNext) => [...byNext.values()])
    .reduce((sum, {length}) => sum + length, 0);
}

async function wantedIn(siteDir: string): Promise<Wanted> {
  const prints = await readPrints(siteDir);
  const texts = prints.filter(
    (print): print is TextPrint => print.kind === 'text',
  );
  const phrases = phrasesOf(texts, [
    ...(await readAllowed(siteDir)),
    ...(await publicNames(siteDir)),
  ]);
  return {
    phrases: arranged(phrases),
    files: prints.filter((print): print is FilePrint => print.kind === 'file'),
  };
}

/** Looks through all files of folders for what stands on locked pages. */
export async function checkFolders(
  siteDir: string,
  folders: readonly string[],
): Promise<Report> {
  const wanted = await wantedIn(siteDir);
  const looks: Look[] = [];
  for (const folder of folders) {
    looks.push(await lookThrough(siteDir, folder, wanted));
  }
  return {
    leaks: looks.flatMap(({leaks}) => leaks),
    files: looks.reduce((sum, {files}) => sum + files, 0),
    bytes: looks.reduce((sum, {bytes}) => sum + bytes, 0),
    phrases: countOf(wanted),
    lockedFiles: wanted.files.length,
  };
}
