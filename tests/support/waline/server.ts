import {createServer, type ServerResponse} from 'node:http';
import {memoryStore, type Store} from './memoryStore';

const port = Number(process.argv[2]);

/**
 * Where the server asks for the available sign-in providers: an endpoint on this machine that
 * returns none.
 */
const SIGN_IN = '/sign-in';

/** The avatar of every reader; without it the server would send the page to another host. */
const PORTRAIT =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * The server reads these when it is loaded: it contacts no other host and does not limit how fast
 * readers write.
 */
Object.assign(process.env, {
  // Waline requires the name of a storage; the custom one below replaces it.
  GITHUB_TOKEN: 'none',
  JWT_TOKEN: 'none',
  AKISMET_KEY: 'false',
  AVATAR_PROXY: 'false',
  DISABLE_REGION: 'true',
  GRAVATAR_STR: PORTRAIT,
  IPQPS: '0',
  MARKDOWN_TEX: 'false',
  OAUTH_URL: `http://localhost:${port}${SIGN_IN}`,
});

function findAnswerSign(response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({services: []}));
}

/** Runs Waline on a port of this machine, with all its data in memory. */
async function main(): Promise<void> {
  const {default: waline} = await import('@waline/vercel');
  const stores = new Map<string, Store>();
  const handle = waline({
    env: 'production',
    model(table) {
      const store = stores.get(table) ?? memoryStore();
      stores.set(table, store);
      return store;
    },
  });
  createServer((request, response) => {
    if (request.url === SIGN_IN) {
      findAnswerSign(response);
    } else {
      handle(request, response);
    }
  }).listen(port);
}

void main();
