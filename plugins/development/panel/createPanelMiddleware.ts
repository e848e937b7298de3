import {randomBytes} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {isRecord} from '../../../src/shared/lib/isRecord';
import {answerPanel, type PanelContext} from './answerPanel';
import {refuseRequest, type Refusal} from './refuseRequest';

/** The part of an address, below the base path, at which the server answers the panel. */
const PREFIX = '__author-panel/';

/** The name of the request for the token of the session. */
const OPEN = 'open';

/** The longest request, in bytes. */
const LONGEST = 1024 * 1024;

/** A middleware of the development server that answers requests of the panel. */
export type PanelMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

function send(response: ServerResponse, status: number, answer: object): void {
  // The server lets every site read its answers, but these are for its own pages.
  response.removeHeader('Access-Control-Allow-Origin');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.statusCode = status;
  response.end(JSON.stringify(answer));
}

function refuse(response: ServerResponse, {status, message}: Refusal): void {
  send(response, status, {message});
}

/**
 * Reads the body of a request.
 *
 * @throws Error if it is too long, or not an object in JSON.
 */
async function readBody(
  request: IncomingMessage,
): Promise<Readonly<Record<string, unknown>>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > LONGEST) {
      throw new Error(`found more than ${LONGEST} bytes, expected fewer.`);
    }
    parts.push(part as Buffer);
  }
  const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
  if (!isRecord(body)) {
    throw new Error('found another value, expected an object.');
  }
  return body;
}

/** Answers the panel of authors, and nobody else. */
export function createPanelMiddleware(
  baseUrl: string,
  context: PanelContext,
): PanelMiddleware {
  const token = randomBytes(32).toString('hex');
  const prefix = baseUrl + PREFIX;

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
  ): Promise<void> {
    const {method, headers, socket} = request;
    const refusal = refuseRequest(
      {method, headers, remoteAddress: socket.remoteAddress},
      name === OPEN ? undefined : token,
    );
    if (refusal !== undefined) {
      refuse(response, refusal);
      return;
    }
    try {
      const body = await readBody(request);
      const answered =
        name === OPEN
          ? Promise.resolve({token})
          : answerPanel(name, context, body);
      if (answered === undefined) {
        refuse(response, {status: 404, message: `found no "${name}".`});
        return;
      }
      send(response, 200, {answer: await answered});
    } catch (error) {
      refuse(response, {status: 422, message: (error as Error).message});
    }
  }

  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (path.startsWith(prefix)) {
      void answer(request, response, path.slice(prefix.length));
    } else {
      next();
    }
  };
}
