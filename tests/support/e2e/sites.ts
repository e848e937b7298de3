/** A built site on a static host on this machine. */
export type Site = {
  readonly origin: string;
  /** The address of its home page. */
  readonly address: string;
  /** The folder of the build, relative to the root of the project. */
  readonly folder: string;
  /** The command that serves it. */
  readonly command: string;
};

/** The port of the first host; the others follow. Set E2E_FIRST_PORT if it is taken. */
const FIRST_PORT = Number(process.env['E2E_FIRST_PORT'] ?? 4173);

/** A host name that resolves to this machine, but that browsers do not treat as local. */
export const FAR_HOST = 'orrameth.test';

/** The base path of the build for a project page. */
export const UNDER_PATH = '/orrameth/';

type Options = {
  readonly basePath?: string;
  readonly folder?: string;
  /** Further arguments of `npm run serve`. */
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
    command: `${basePath === '/' ? '' : `SITE_BASE_PATH=${basePath} `}node --import tsx scripts/serve/index.ts --port ${port} --folder ${folder} ${words}`,
  };
}

/** The hosts and builds that the tests run on. */
export const sites = {
  /** The site as deployed, with the strictest content security policy that it works with. */
  main: site(FIRST_PORT, {words: '--strict'}),
  /** The same build on a host that serves `/name` from `/name.html`. */
  hidingEndings: site(FIRST_PORT + 1, {words: '--hide-endings'}),
  /** A build for a project page under a base path, with giscus for comments. */
  underPath: site(FIRST_PORT + 2, {
    basePath: UNDER_PATH,
    folder: 'build-under-path',
  }),
  /** A world from the starter, with Waline for comments. */
  withWaline: site(FIRST_PORT + 3, {folder: 'build-with-waline'}),
  /** A plain Docusaurus site with some of the plugins, on Docusaurus’ own server. */
  vanilla: {
    ...site(FIRST_PORT + 4, {folder: 'examples/vanilla/build'}),
    command: `npx docusaurus serve examples/vanilla --no-open --port ${FIRST_PORT + 4}`,
  },
} as const satisfies Readonly<Record<string, Site>>;

/** The Waline server of the build with comments; tests answer in its place. */
export const walineServer = 'http://localhost:8360';
