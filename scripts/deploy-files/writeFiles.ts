import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {MARK, type HostFile} from './site';

/** The folder beside the sources that holds nothing but what is written here. */
const OWN_FOLDER = 'deploy/';

/** Where the two places are. */
export type Places = Readonly<Record<HostFile['place'], string>>;

/** Whether a file is there that somebody else wrote. */
function isForeign({place, path}: HostFile, file: string): boolean {
  const isOwn = place === 'project' && path.startsWith(OWN_FOLDER);
  return (
    !isOwn && existsSync(file) && !readFileSync(file, 'utf8').includes(MARK)
  );
}

/**
 * Writes all files of a host, or none where one would take the place of what somebody else wrote.
 *
 * @returns their paths.
 * @throws Error naming the files that are in the way.
 */
export function writeFiles(
  files: readonly HostFile[],
  places: Places,
): readonly string[] {
  const targets = files.map((file) => ({
    ...file,
    target: join(places[file.place], file.path),
  }));
  const foreign = targets.filter((file) => isForeign(file, file.target));
  if (foreign.length > 0) {
    throw new Error(
      `found ${foreign.map(({target}) => target).join(', ')}, not written by this command, expected no such file: move it away, then write again and bring over what you need. Nothing was written.`,
    );
  }
  for (const {target, text} of targets) {
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(`${target}.new`, text);
  }
  for (const {target} of targets) {
    renameSync(`${target}.new`, target);
  }
  return targets.map(({target}) => target);
}
