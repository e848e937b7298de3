import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, writeFileSync} from 'node:fs';
import {connect, createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** A file server that may be installed on this machine. */
export type Server = {
  readonly name: string;
  /** Possible names of the program, of which one must exist. */
  readonly programs: readonly string[];
  /** Writes its settings to a work folder, and returns the arguments that start it in the foreground. */
  readonly start: (settings: string, workFolder: string) => readonly string[];
};

/** The folder of Apache modules on Debian. */
const APACHE_MODULES = '/usr/lib/apache2/modules';

function configureNginx(
  settings: string,
  workFolder: string,
): readonly string[] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${workFolder}/${kind};`)
    .join(' ');
  const file = join(workFolder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${workFolder}/nginx.pid; daemon off; error_log ${workFolder}/error.log;
events {}
http { access_log off; ${temporary} include ${settings}; }`,
  );
  return ['-e', `${workFolder}/error.log`, '-p', workFolder, '-c', file];
}

function configureApache(
  settings: string,
  workFolder: string,
): readonly string[] {
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
  const file = join(workFolder, 'apache.conf');
  const port =
    /VirtualHost \*:(?<port>\d+)/.exec(settings)?.groups?.['port'] ?? '80';
  writeFileSync(
    file,
    `ServerRoot ${workFolder}
PidFile ${workFolder}/apache.pid
ErrorLog ${workFolder}/error.log
Mutex file:${workFolder}
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

/** The servers that the written files are tested with. */
export const servers: readonly Server[] = [
  {
    name: 'nginx',
    programs: ['nginx', '/usr/sbin/nginx'],
    start: (settings, workFolder) => {
      const file = join(workFolder, 'site.conf');
      writeFileSync(file, settings);
      return configureNginx(file, workFolder);
    },
  },
  {
    name: 'caddy',
    programs: ['caddy'],
    start: (settings, workFolder) => {
      const file = join(workFolder, 'Caddyfile');
      // The admin endpoint is off, so that two servers can run on one machine.
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${settings}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'apache',
    programs: ['apache2', '/usr/sbin/apache2'],
    start: configureApache,
  },
];

/** Finds the program of a server; undefined if it is not installed. */
export function findProgram({name, programs}: Server): string | undefined {
  const found = programs.find(
    (program) => spawnSync(program, ['-v']).error === undefined,
  );
  return name === 'apache' && !existsSync(APACHE_MODULES) ? undefined : found;
}

/** Finds a free port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isConnected;
}

/** Waits until a server listens; throws its output if it exits. */
async function waitUntilListening(
  child: ChildProcess,
  port: number,
): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) {
      throw new Error(`The server ended: ${output}`);
    }
    await wait(50);
  }
}

/** Starts a server, and returns a function that stops it. */
export async function startServer(
  server: Server,
  {
    settings,
    workFolder,
    port,
  }: {settings: string; workFolder: string; port: number},
): Promise<() => Promise<void>> {
  const child = spawn(
    findProgram(server) ?? '',
    server.start(settings, workFolder),
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        XDG_DATA_HOME: workFolder,
        XDG_CONFIG_HOME: workFolder,
      },
    },
  );
  await waitUntilListening(child, port);
  return async () => {
    child.kill();
    await once(child, 'exit');
  };
}
