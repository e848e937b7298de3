import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Tool} from '../../../../../src/shared/model/tool';

const plugins = join(__dirname, '../../../../../plugins');

/** The tools of all plugins. */
export default readdirSync(plugins)
  .map((name) => join(plugins, name, 'client/tools.ts'))
  .filter((file) => existsSync(file))
  .flatMap(
    (file) => jest.requireActual<{readonly tools: readonly Tool[]}>(file).tools,
  );
