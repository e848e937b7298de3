import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {identityFrom} from '../../src/site/identity';
import {readPort} from '../readPort';
import {createServer} from './createServer';

/** Reads a file that every build has. */
function readBuilt(folder: string, path: string): string {
  const file = join(process.cwd(), folder, path);
  if (!existsSync(file)) {
    throw new Error(
      `there is no built site in ${folder} (no ${path}): run "npm run build" first.`,
    );
  }
  return readFileSync(file, 'utf8');
}

function main(): void {
  const {values} = parseArgs({
    options: {
      folder: {type: 'string', default: 'build'},
      port: {type: 'string', default: '3000'},
      'hide-endings': {type: 'boolean', default: false},
      strict: {type: 'boolean', default: false},
    },
  });
  const {folder} = values;
  const port = readPort(values.port);
  const {basePath} = identityFrom(process.env);
  readBuilt(folder, 'index.html');
  const app = createServer({
    folder: join(process.cwd(), folder),
    basePath,
    hidesEndings: values['hide-endings'],
    policy: values.strict
      ? readBuilt(folder, 'content-security-policy.txt').trim()
      : '',
  });
  app.listen(port, (error) => {
    if (error === undefined) {
      console.log(`Serving ${folder} at http://localhost:${port}${basePath}`);
      return;
    }
    console.error(
      `[ERROR] npm run serve: port ${port} cannot be used: ${error.message}. Choose another with --port.`,
    );
    process.exitCode = 1;
  });
}

try {
  main();
} catch (error) {
  console.error(`[ERROR] npm run serve: ${(error as Error).message}`);
  process.exitCode = 1;
}
