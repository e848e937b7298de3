import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {readIdentity} from '../../src/site/identity';
import {createServer} from './createServer';

const {values} = parseArgs({
  options: {
    folder: {type: 'string', default: 'build'},
    port: {type: 'string', default: '3000'},
    'hide-endings': {type: 'boolean', default: false},
    strict: {type: 'boolean', default: false},
  },
});
/** Reads the policy that the build wrote for hosts. */
function buildPolicy(site: string): string {
  return readFileSync(join(site, 'content-security-policy.txt'), 'utf8').trim();
}

const folder = join(process.cwd(), values.folder);
const {basePath} = readIdentity(process.env);

if (existsSync(join(folder, 'index.html'))) {
  const server = createServer({
    folder,
    basePath,
    hidesEndings: values['hide-endings'],
    policy: values.strict ? buildPolicy(folder) : '',
  }).listen(Number(values.port), () => {
    console.log(
      `Serving ${values.folder} at http://localhost:${values.port}${basePath}`,
    );
  });
  server.on('error', (error) => {
    console.error(
      `Port ${values.port} cannot be used: ${error.message}. Choose another with --port.`,
    );
    process.exitCode = 1;
  });
} else {
  console.error(
    `There is no built site in ${values.folder}: run "npm run build" first.`,
  );
  process.exitCode = 1;
}
