import {readFileSync, statSync} from 'node:fs';
import {request as requestPlain, type IncomingMessage} from 'node:http';
import {request as requestSecure} from 'node:https';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {Globby} from '@docusaurus/utils';
import {getFilePath} from '../../src/shared/lib/movedPage';
import {MIN_SIZE} from '../deploy-files/compress';
import {readSite} from '../deploy-files/readSite';
import type {ProbedSite} from './probeFile';
import {listProbes} from './listProbes';
import {checkResponse, type HostResponse, type Probe} from './probe';

/** Timeout of a request, in milliseconds. */
const TIMEOUT = 20_000;

/** Reads the parts of a built site that probes are derived from. */
async function readProbedSite(folder: string): Promise<ProbedSite> {
  const {basePath, policy, moved} = await readSite(folder);
  const ignore = [
    '**/*.{br,gz}',
    '_*',
    ...moved.map(({from}) => getFilePath(from)),
  ];
  const files = (await Globby('**/*', {cwd: folder, ignore})).toSorted();
  return {
    basePath,
    policy,
    moved,
    files,
    large: files.filter(
      (file) => statSync(join(folder, file)).size >= MIN_SIZE,
    ),
  };
}

/** Decompressors by content encoding. */
const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

function decoded(body: Buffer, encoding = ''): Buffer {
  return decoders[encoding]?.(body) ?? body;
}

async function readResponse(message: IncomingMessage): Promise<HostResponse> {
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

/** Requests a path as it is, which `fetch` would normalize. */
function sendRequest(
  origin: URL,
  {
    method = 'GET',
    path,
    requestHeaders = {},
  }: Pick<Probe, 'method' | 'path' | 'requestHeaders'>,
): Promise<HostResponse> {
  const request = origin.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname: origin.hostname.replaceAll(/[[\]]/g, ''),
        port: origin.port,
        method,
        path,
        headers: requestHeaders,
        timeout: TIMEOUT,
      },
      (message) => {
        readResponse(message).then(resolve, reject);
      },
    );
    outgoing.on('timeout', () => {
      outgoing.destroy(new Error(`no response within ${TIMEOUT / 1000} s`));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Requests a file twice; the second, conditional request must be answered with 304. */
async function checkRevalidation(
  origin: URL,
  path: string,
): Promise<readonly string[]> {
  const {headers} = await sendRequest(origin, {path});
  const again = await sendRequest(origin, {
    path,
    requestHeaders: {
      ...(headers['etag'] !== undefined && {'if-none-match': headers['etag']}),
      ...(headers['last-modified'] !== undefined && {
        'if-modified-since': headers['last-modified'],
      }),
    },
  });
  return again.status === 304 && again.body.length === 0
    ? []
    : [
        `GET ${path} again, unchanged: found status ${again.status}, expected 304`,
      ];
}

/** The number of requests to a host, and the faults of its responses. */
export type Outcome = {
  readonly count: number;
  readonly faults: readonly string[];
};

/** Sends all probes of a site to a host, one after the other. */
export async function probeHost(origin: URL, folder: string): Promise<Outcome> {
  const site = await readProbedSite(folder);
  const probes = listProbes(site);
  const faults: string[] = [];
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  for (const probe of probes) {
    const response = await sendRequest(origin, probe);
    const line = `${probe.method ?? 'GET'} ${probe.path} ${JSON.stringify(probe.requestHeaders ?? {})} (${probe.description})`;
    faults.push(
      ...checkResponse(probe, response, read).map(
        (fault) => `${line}: ${fault}`,
      ),
    );
  }
  const revalidated = probes
    .filter(
      ({statuses, method, requestHeaders}) =>
        statuses[0] === 200 &&
        method === undefined &&
        requestHeaders === undefined,
    )
    .slice(0, 12);
  for (const {path} of revalidated) {
    faults.push(...(await checkRevalidation(origin, path)));
  }
  return {count: probes.length + revalidated.length, faults};
}
