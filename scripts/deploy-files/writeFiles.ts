import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {GENERATED_NOTE, type HostFile} from './site';

/** The folder of the project that contains only files written by this command. */
const GENERATED_FOLDER = 'deploy/';

/** The folders of the build and the project. */
export type TargetFolders = Readonly<Record<HostFile['place'], string>>;

/** Whether a file exists that this command has not written. */
function isForeign({place, path}: HostFile, file: string): boolean {
  const isOwn = place === 'project' && path.startsWith(GENERATED_FOLDER);
  return (
    !isOwn &&
    existsSync(file) &&
    !readFileSync(file, 'utf8').includes(GENERATED_NOTE)
  );
}

/**
 * Writes all files of a host, or none if one would overwrite a foreign file.
 *
 * @returns the paths of the files.
 * @throws Error naming the foreign files.
 */
export function writeFiles(
  files: readonly HostFile[],
  folders: TargetFolders,
): readonly string[] {
  const targets = files.map((file) => ({
    ...file,
    target: join(folders[file.place], file.path),
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
