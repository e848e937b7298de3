import {importedModules} from '../../../../../src/site/authorComponents';

type Load = () => Promise<{readonly default: unknown}>;

export const loaders: Readonly<Record<string, Load>> = Object.fromEntries(
  Object.entries(importedModules).map(([name, module]): [string, Load] => [
    name,
    () => import(module),
  ]),
);
