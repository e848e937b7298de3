import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readIdentity} from '../../src/site/identity';
import {parsePort} from '../command/parseNumber';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {createServer} from './createServer';

/** Reads the policy that the build wrote for hosts. */
function buildPolicy(site: string): string {
  return readFileSync(join(site, 'content-security-policy.txt'), 'utf8').trim();
}

function main(): void {
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
  const server = createServer({
    folder,
    basePath,
    hidesEndings: values['hide-endings'],
    policy: values.strict ? buildPolicy(folder) : '',
  }).listen(port, 'localhost', () => {
    console.log(
      `Serving ${values.folder} at http://localhost:${port}${basePath}`,
    );
  });
  server.on('error', (error) => {
    console.error(
      `[ERROR] npm run serve: port ${port} cannot be used: ${error.message}. Choose another with --port.`,
    );
    process.exitCode = 1;
  });
}

void startCommand('serve', main);
