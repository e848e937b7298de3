/** A built site on a static host of this machine, as the tests meet it. */
export type Site = {
  readonly origin: string;
  /** Where its home page is. */
  readonly address: string;
  /** The folder of the build, from the root of the project. */
  readonly folder: string;
  /** How it is served. */
  readonly command: string;
};

/** The first of the ports that the hosts stand on; another where this one is taken. */
const FIRST_PORT = Number(process.env['E2E_FIRST_PORT'] ?? 4173);

type Options = {
  readonly basePath?: string;
  readonly folder?: string;
  /** What is said to `npm run serve` besides. */
  readonly words?: string;
};

function site(
  port: number,
  {basePath = '/', folder = 'build', words = ''}: Options,
): Site {
  const origin = `http://localhost:${port}`;
  return {
    origin,
    address: `${origin}${basePath}`,
    folder,
    command: `${basePath === '/' ? '' : `SITE_BASE_PATH=${basePath} `}npm run serve -- --port ${port} --folder ${folder} ${words}`,
  };
}

/** The kinds of hosts and builds that the tests run on. */
export const sites = {
  /** The site as it is deployed, under the strictest policy that it works with. */
  main: site(FIRST_PORT, {words: '--strict'}),
  /** The same build on a host that serves `/name` from `/name.html`. */
  hidingEndings: site(FIRST_PORT + 1, {words: '--hide-endings'}),
  /** A build for a project page under a sub-path. */
  underPath: site(FIRST_PORT + 2, {
    basePath: '/orrameth/',
    folder: 'build-under-path',
  }),
  /** A build whose readers talk through Waline. */
  withWaline: site(FIRST_PORT + 3, {folder: 'build-with-waline'}),
  /** A build whose readers talk through giscus. */
  withGiscus: site(FIRST_PORT + 4, {folder: 'build-with-giscus'}),
} as const satisfies Readonly<Record<string, Site>>;

/** The port of the Waline server that the tests start and stop. */
export const WALINE_PORT = FIRST_PORT + 5;

export const walineServer = `http://localhost:${WALINE_PORT}`;
