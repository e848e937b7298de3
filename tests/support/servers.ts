import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** A file server that may be installed on this machine. */
export type HostServer = {
  readonly name: string;
  /** Possible names of the program, of which one must exist. */
  readonly programs: readonly string[];
  /** Its settings for the site, in the folder `hosting`. */
  readonly settings: string;
  /** Completes the settings in a folder, and returns the arguments that start the server. */
  readonly start: (settings: string, folder: string) => readonly string[];
};

function startNginx(settings: string, folder: string): readonly string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  symlinkSync('/etc/nginx/mime.types', join(folder, 'mime.types'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; daemon off; events {} http { access_log off; ${temporary} ${settings} }`,
  );
  return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
}

function startCaddy(settings: string, folder: string): readonly string[] {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${settings}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

/** The servers whose settings the project has. */
export const hostServers: readonly HostServer[] = [
  {
    name: 'nginx',
    programs: ['nginx', '/usr/sbin/nginx'],
    settings: 'hosting/nginx.conf',
    start: startNginx,
  },
  {
    name: 'Caddy',
    programs: ['caddy'],
    settings: 'hosting/Caddyfile',
    start: startCaddy,
  },
];

/** Finds the program of a server; undefined if it is not installed. */
export function findProgram({programs}: HostServer): string | undefined {
  return programs.find((name) => spawnSync(name, ['-v']).error === undefined);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin);
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves a built site with the settings of the project on a free port of this machine.
 *
 * @throws Error with what the server has said, if it ends.
 */
export async function startServer(server: HostServer, build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  // A server that is started by root reads files as another user.
  chmodSync(folder, 0o777);
  const port = await findFreePort();
  const settings = readFileSync(server.settings, 'utf8')
    .replaceAll('/var/www/atlas.example', resolve(build))
    .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${port};`)
    .replace(/^atlas\.example \{/m, `http://:${port} {`);
  const child = spawn(
    findProgram(server) ?? '',
    server.start(settings, folder),
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
    },
  );
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const origin = `http://localhost:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) {
      throw new Error(`${server.name} ended: ${said}`);
    }
    await wait(50);
  }
  return {
    origin,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, {recursive: true});
    },
  };
}
