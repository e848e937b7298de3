import type {Plugin} from '@docusaurus/types';
import {importedModules} from '../../src/site/authorComponents';

/** Writes the module through which locked pages fetch the components that open pages import. */
export function loadersModule(
  modules: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(modules).map(
    ([name, module]) =>
      `  ${JSON.stringify(name)}: () => import(${JSON.stringify(module)}),\n`,
  );
  return `export const loaders = {\n${lines.join('')}};\n`;
}

/** Gives locked pages the components that authors may write. */
export default function authorComponentsPlugin(): Plugin {
  return {
    name: 'author-components',

    async contentLoaded({actions}) {
      await actions.createData('loaders.js', loadersModule(importedModules));
    },
  };
}
