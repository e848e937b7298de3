import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {fill} from './files';
import {componentsFile, scopesFile, searchFile, stubFolder} from './folders';
import type {SealedArea} from './sealArea';
import type {Sealing} from './sealing';
import {stubText} from './stubText';

/** The path of a page's stub in the area. */
function stubPath(path: string): string {
  return path.replace(/\.mdx?$/, '.mdx');
}

function ciphertextPath(path: string): string {
  return path.replace(/\.mdx?$/, '.sealed.json');
}

/** Returns the source of the stub of a page, as the docs plugin names it. */
export function stubSource(id: string, path: string): string {
  return `@site/${stubFolder}/${id}/${stubPath(path)}`;
}

/** The pages that stubs represent. */
export type StubSources = {
  readonly id: string;
  readonly folder: string;
  /** Lists the paths of the pages in the folder. */
  readonly listPages: () => Promise<readonly string[]>;
};

/** Writes the module by which locked pages load components, keyed by name. */
export function loadersModule(
  modules: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(modules).map(
    ([name, module]) =>
      `  ${JSON.stringify(name)}: () => import(${JSON.stringify(module)}),\n`,
  );
  return `export const loaders = {\n${lines.join('')}};\n`;
}

/** The imports of the stubs of an area: its passwords, search files, and ciphertext. */
function listImports({
  scopes,
  search,
  pages,
}: SealedArea): ReadonlyMap<string, string> {
  return new Map([
    [scopesFile, JSON.stringify(scopes)],
    [searchFile, JSON.stringify(search)],
    ...pages.map(
      ({path, scope, data, hashes}) =>
        [ciphertextPath(path), JSON.stringify({scope, data, hashes})] as const,
    ),
  ]);
}

/** The stubs that the docs plugin reads in place of the pages of an area. */
export type Stubs = {
  /** Writes the stubs, and removes stale stubs that a killed build may have left. */
  readonly write: () => Promise<void>;
  /** Gives the stubs the sealed content. */
  readonly publish: (area: SealedArea) => Promise<void>;
  /** Returns the ciphertext for a file of the stubs. */
  readonly read: (file: string) => Promise<string>;
};

/**
 * Manages the stubs of an area. On demand, their ciphertext is kept in memory. On disk it would be
 * a changed source in development, and the bundler would compile a second time.
 */
export function createStubs(
  {siteDir, siteConfig}: LoadContext,
  {id, folder, listPages}: StubSources,
  {vocabulary, onDemand}: Pick<Sealing, 'vocabulary' | 'onDemand'>,
): Stubs {
  const stubDir = join(siteDir, stubFolder, id);
  const components = [
    componentsFile,
    loadersModule(vocabulary.imported),
  ] as const;
  const served = new Map<string, string>();
  const build = async (path: string): Promise<[string, string]> => {
    const filePath = join(folder, path);
    const {frontMatter} = await siteConfig.markdown.parseFrontMatter({
      filePath,
      fileContent: await readFile(filePath, 'utf8'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return [stubPath(path), stubText(path, frontMatter)];
  };
  const fillWith = async (
    imports: ReadonlyMap<string, string>,
  ): Promise<void> => {
    const pages = await listPages();
    const stubs = await Promise.all(pages.map(build));
    await fill(stubDir, new Map([...stubs, ...imports, components]));
  };
  return {
    async write() {
      const pages = await listPages();
      const paths = [scopesFile, searchFile, ...pages.map(ciphertextPath)];
      // The imports of stubs must resolve, even if their content is sealed later.
      const known = await Promise.all(
        paths.map(async (path): Promise<[string, string]> => {
          const file = join(stubDir, path);
          return [path, existsSync(file) ? await readFile(file, 'utf8') : '{}'];
        }),
      );
      await fillWith(new Map(known));
    },
    async publish(area) {
      const imports = listImports(area);
      if (!onDemand) {
        await fillWith(imports);
        return;
      }
      for (const [path, text] of imports) {
        served.set(join(stubDir, path), text);
      }
    },
    read: async (file) => served.get(file) ?? (await readFile(file, 'utf8')),
  };
}
