import {existsSync, readdirSync} from 'node:fs';
import {join, parse} from 'node:path';

/**
 * The paths behind names that begin with `@world`, for tools that do not read tsconfig.json:
 * the folder of the world, and for each file that it leaves out that of `src/defaults/`.
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
