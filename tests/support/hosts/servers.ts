import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, writeFileSync} from 'node:fs';
import {connect, createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** A server of files, as this machine has it. */
export type Server = {
  readonly name: string;
  /** Programs that it may be called by, of which one must be there. */
  readonly programs: readonly string[];
  /** What it is started with, to stay in front, with a folder of its own for what it writes. */
  readonly start: (settings: string, own: string) => readonly string[];
};

/** Where Debian has the modules of Apache. */
const APACHE_MODULES = '/usr/lib/apache2/modules';

function nginxStart(settings: string, own: string): readonly string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${own}/${kind};`)
    .join(' ');
  const file = join(own, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${own}/nginx.pid; daemon off; error_log ${own}/error.log;
events {}
http { access_log off; ${temporary} include ${settings}; }`,
  );
  return ['-e', `${own}/error.log`, '-p', own, '-c', file];
}

function apacheStart(settings: string, own: string): readonly string[] {
  const modules = [
    'mpm_event',
    'authz_core',
    'headers',
    'rewrite',
    'mime',
    'dir',
  ]
    .map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`)
    .join('\n');
  const file = join(own, 'apache.conf');
  const port =
    /VirtualHost \*:(?<port>\d+)/.exec(settings)?.groups?.['port'] ?? '80';
  writeFileSync(
    file,
    `ServerRoot ${own}
PidFile ${own}/apache.pid
ErrorLog ${own}/error.log
Mutex file:${own}
Listen ${port}
ServerName localhost
User nobody
Group nogroup
${modules}
TypesConfig /dev/null
${settings}`,
  );
  return ['-f', file, '-DFOREGROUND'];
}

export const servers: readonly Server[] = [
  {
    name: 'nginx',
    programs: ['nginx', '/usr/sbin/nginx'],
    start: (settings, own) => {
      const file = join(own, 'site.conf');
      writeFileSync(file, settings);
      return nginxStart(file, own);
    },
  },
  {
    name: 'caddy',
    programs: ['caddy'],
    start: (settings, own) => {
      const file = join(own, 'Caddyfile');
      // Without the address at which it takes other settings: two may run on one machine.
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${settings}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'apache',
    programs: ['apache2', '/usr/sbin/apache2'],
    start: apacheStart,
  },
];

/** The program of a server, where this machine has it. */
export function programOf({name, programs}: Server): string | undefined {
  const found = programs.find(
    (program) => spawnSync(program, ['-v']).error === undefined,
  );
  return name === 'apache' && !existsSync(APACHE_MODULES) ? undefined : found;
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isThere;
}

/** Waits until a server listens, or says why it ended. */
async function untilReady(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      throw new Error(`The server ended: ${said}`);
    }
    await wait(50);
  }
}

/** Starts a server with settings; the answer stops it. */
export async function startServer(
  server: Server,
  {settings, own, port}: {settings: string; own: string; port: number},
): Promise<() => Promise<void>> {
  const child = spawn(programOf(server) ?? '', server.start(settings, own), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own},
  });
  await untilReady(child, port);
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}
