import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFolders} from './collect';

/** The contributions of plugins to each other: each kind is a file of that name in the client/ folder of a plugin. */
const kinds = ['answers', 'parts', 'savedData', 'tools'] as const;

type Kind = (typeof kinds)[number];

/** Writes a module that exports the contributions of one kind. */
export function writeModule(
  siteDir: string,
  folders: readonly string[],
  kind: Kind,
): string {
  const found = folders.filter((folder) =>
    existsSync(join(siteDir, folder, 'client', `${kind}.ts`)),
  );
  return [
    ...found.map(
      (folder, index) =>
        `import {${kind} as part${index}} from '@site/${folder}/client/${kind}';`,
    ),
    `export default [${found.map((_, index) => `...part${index}`).join(', ')}];\n`,
  ].join('\n');
}

/** Collects the contributions of plugins to each other, so that no plugin names another. */
export default function featuresPlugin({
  siteDir,
  siteConfig,
}: LoadContext): Plugin {
  return {
    name: 'features',

    async contentLoaded({actions: {createData}}) {
      const folders = listFolders(siteConfig);
      for (const kind of kinds) {
        await createData(`${kind}.js`, writeModule(siteDir, folders, kind));
      }
    },
  };
}
