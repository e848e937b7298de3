import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readIdentity} from '../../src/site/identity';
import {parsePort} from '../command/parseNumber';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {createServer} from './createServer';

/** Serves a build only on this machine. */
async function main(): Promise<void> {
  const {values} = readArguments({
    usage:
      'npm run serve [-- --port 3000] [--folder build] [--hide-endings] [--strict]',
    flags: {
      folder: {type: 'string', default: 'build'},
      port: {type: 'string', default: '3000'},
      'hide-endings': {type: 'boolean', default: false},
      strict: {type: 'boolean', default: false},
    },
  });
  const port = parsePort(values.port);
  const folder = resolve(values.folder);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `${values.folder}: found no index.html, expected a built site: run "npm run build" first.`,
    );
  }
  const {basePath} = readIdentity(process.env);
  const policy = join(folder, 'content-security-policy.txt');
  const server = createServer({
    folder,
    basePath,
    hidesEndings: values['hide-endings'],
    policy: values.strict ? readFileSync(policy, 'utf8').trim() : '',
  }).listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(
      `Cannot use port ${port}: ${(error as Error).message}. Choose another with --port.`,
      {cause: error},
    );
  }
  console.log(
    `Serving ${values.folder} at http://localhost:${port}${basePath}`,
  );
}

void startCommand('serve', main);
