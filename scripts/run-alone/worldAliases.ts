import {existsSync, readdirSync} from 'node:fs';
import {join, parse} from 'node:path';

/**
 * Maps aliases that begin with `@world` to paths, for tools that do not read tsconfig.json. A file
 * that the world leaves out comes from `src/defaults/`.
 *
 * @param siteDir the root of the project.
 */
export function worldAliases(
  siteDir: string,
): Readonly<Record<string, string>> {
  const defaults = join(__dirname, '..', '..', 'src', 'defaults');
  const leftOut = readdirSync(defaults, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => !existsSync(join(siteDir, 'world', file)))
    .map((file) => join(parse(file).dir, parse(file).name));
  return {
    ...Object.fromEntries(
      leftOut.map((name) => [
        `@world/${name.replaceAll('\\', '/')}`,
        join(defaults, name),
      ]),
    ),
    '@world': join(siteDir, 'world'),
  };
}
