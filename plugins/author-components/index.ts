import type {Plugin} from '@docusaurus/types';
import {importedModules} from '../../src/site/authorComponents';

/** Generates the module by which locked pages load the components that open pages import. */
export function loadersModule(
  modules: Readonly<Record<string, string>>,
): string {
  const lines = Object.entries(modules).map(
    ([name, module]) =>
      `  ${JSON.stringify(name)}: () => import(${JSON.stringify(module)}),\n`,
  );
  return `export const loaders = {\n${lines.join('')}};\n`;
}

/** Makes author components available to locked pages. */
export default function authorComponentsPlugin(): Plugin {
  return {
    name: 'author-components',

    async contentLoaded({actions}) {
      await actions.createData('loaders.js', loadersModule(importedModules));
    },
  };
}
