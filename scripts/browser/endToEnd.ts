import {spawnSync} from 'node:child_process';
import {findBrowser} from './findBrowser';

const {status} = spawnSync(
  'npx',
  ['playwright', 'test', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {...process.env, CHROMIUM_PATH: findBrowser()},
  },
);
process.exitCode = status ?? 1;
