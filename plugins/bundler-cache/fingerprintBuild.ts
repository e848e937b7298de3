import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

/** Code that affects the build without being a module of the bundler: folders, and patterns of their files. */
const CODE: readonly (readonly [folder: string, file: RegExp])[] = [
  ['plugins', /^[^/]+\/(?!client\/|tests\/|theme\/)/],
  ['src', /^(?:config|site|(?:shared|page)\/model)\/.*\.ts$/],
  ['world', /\.ts$/],
];

/** Files in the root folder that affect the build without being modules of the bundler. */
const ROOT_FILES = /\.config\.ts$|^sidebars\.ts$|^package-lock\.json$/;

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function listCode(siteDir: string): readonly string[] {
  const inFolders = CODE.filter(([folder]) =>
    existsSync(join(siteDir, folder)),
  ).flatMap(([folder, file]) =>
    readdirSync(join(siteDir, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name))
      .filter((path) =>
        file.test(slashed(relative(join(siteDir, folder), path))),
      ),
  );
  const atRoot = readdirSync(siteDir)
    .filter((name) => ROOT_FILES.test(name))
    .map((name) => join(siteDir, name));
  return [...inFolders, ...atRoot]
    .map((path) => slashed(relative(siteDir, path)))
    .toSorted();
}

/** Prefix of environment variables that affect compiled modules. */
const SETTINGS = 'SITE_';

/**
 * Digests everything outside a module that affects its compilation: code, settings, and the Node
 * version.
 */
export function fingerprintBuild(
  siteDir: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const digest = createHash('sha256').update(process.version);
  for (const path of listCode(siteDir)) {
    digest.update(path).update(readFileSync(join(siteDir, path)));
  }
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith(SETTINGS)) {
      digest.update(`${name}=${env[name] ?? ''}`);
    }
  }
  return digest.digest('hex').slice(0, 16);
}
