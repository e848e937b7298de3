import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';

/** The code that takes part in a build without being a module of the bundler. */
const CODE = [
  'plugins/**/*',
  'src/config/**/*.ts',
  'src/{shared,page,features/*}/lib/**/*.ts',
  'src/site/**/*.ts',
  'world/**/*.ts',
  '*.config.ts',
  'sidebars.ts',
  'package-lock.json',
];

/** Settings of the site in the environment, which change what modules are made into. */
const SETTINGS = 'SITE_';

/** A digest of all that decides what the bundler makes of a module, beside the module: code, settings, and Node. */
export function fingerprintBuild(
  siteDir: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const digest = createHash('sha256').update(process.version);
  for (const path of Globby.sync(CODE, {cwd: siteDir}).toSorted()) {
    digest.update(path).update(readFileSync(join(siteDir, path)));
  }
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith(SETTINGS)) {
      digest.update(`${name}=${env[name] ?? ''}`);
    }
  }
  return digest.digest('hex').slice(0, 16);
}
