import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {SavedData} from '../../../../../src/shared/client/savedData';

const plugins = join(__dirname, '../../../../../plugins');

/** What all plugins save. */
export default readdirSync(plugins)
  .map((name) => join(plugins, name, 'client/savedData.ts'))
  .filter((file) => existsSync(file))
  .flatMap(
    (file) =>
      jest.requireActual<{readonly savedData: readonly SavedData[]}>(file)
        .savedData,
  );
