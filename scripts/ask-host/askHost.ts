import {readFileSync, statSync} from 'node:fs';
import {request as requestPlain, type IncomingMessage} from 'node:http';
import {request as requestSecure} from 'node:https';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import {SMALLEST} from '../deploy-files/compress';
import {readSite} from '../deploy-files/readSite';
import type {AskedSite} from './askFor';
import {listQuestions} from './listQuestions';
import {faultsOf, type Answer, type Question} from './question';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;

/** Reads of a built site what questions are made of. */
async function readAskedSite(folder: string): Promise<AskedSite> {
  const {basePath, policy} = await readSite(folder);
  const files = (
    await Globby('**/*', {cwd: folder, ignore: ['**/*.{br,gz}', '_*']})
  ).toSorted();
  return {
    basePath,
    policy,
    files,
    large: files.filter(
      (file) => statSync(join(folder, file)).size >= SMALLEST,
    ),
  };
}

/** What undoes each encoding. */
const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

function decoded(body: Buffer, encoding = ''): Buffer {
  return decoders[encoding]?.(body) ?? body;
}

async function readAnswer(message: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) {
    chunks.push(chunk as Buffer);
  }
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      value?.toString(),
    ]),
  );
  const body = Buffer.concat(chunks);
  return {
    status: message.statusCode ?? 0,
    headers,
    body: body.length === 0 ? body : decoded(body, headers['content-encoding']),
  };
}

/** Asks a host for a path as it is, which `fetch` would tidy up. */
function ask(
  origin: URL,
  {method = 'GET', path, sent = {}}: Pick<Question, 'method' | 'path' | 'sent'>,
): Promise<Answer> {
  const request = origin.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        hostname: origin.hostname.replaceAll(/[[\]]/g, ''),
        port: origin.port,
        method,
        path,
        headers: sent,
        timeout: PATIENCE,
      },
      (message) => {
        readAnswer(message).then(resolve, reject);
      },
    );
    asked.on('timeout', () => {
      asked.destroy(new Error(`no answer within ${PATIENCE / 1000} s`));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Asks for a file again, with the mark that it came with; it must not come a second time. */
async function askAgain(origin: URL, path: string): Promise<readonly string[]> {
  const {headers} = await ask(origin, {path});
  const again = await ask(origin, {
    path,
    sent: {
      ...(headers['etag'] !== undefined && {'if-none-match': headers['etag']}),
      ...(headers['last-modified'] !== undefined && {
        'if-modified-since': headers['last-modified'],
      }),
    },
  });
  return again.status === 304 && again.body.length === 0
    ? []
    : [
        `GET ${path} once more (what has not changed): found status ${again.status}, expected 304`,
      ];
}

/** What came of the questions to a host. */
export type Outcome = {
  readonly asked: number;
  readonly faults: readonly string[];
};

/** Asks a host all questions about a site, one after the other. */
export async function askHost(origin: URL, folder: string): Promise<Outcome> {
  const site = await readAskedSite(folder);
  const questions = listQuestions(site);
  const faults: string[] = [];
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  for (const question of questions) {
    const answer = await ask(origin, question);
    const line = `${question.method ?? 'GET'} ${question.path} ${JSON.stringify(question.sent ?? {})} (${question.about})`;
    faults.push(
      ...faultsOf(question, answer, read).map((fault) => `${line}: ${fault}`),
    );
  }
  const again = questions
    .filter(
      ({statuses, method, sent}) =>
        statuses[0] === 200 && method === undefined && sent === undefined,
    )
    .slice(0, 12);
  for (const {path} of again) {
    faults.push(...(await askAgain(origin, path)));
  }
  return {asked: questions.length + again.length, faults};
}
