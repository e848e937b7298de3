import {createHash, timingSafeEqual} from 'node:crypto';

/** What decides whether a request may use the panel. */
export type PanelRequest = {
  readonly method: string | undefined;
  readonly headers: Readonly<
    Record<string, string | readonly string[] | undefined>
  >;
  /** Address of the machine that sent it. */
  readonly remoteAddress: string | undefined;
};

/** A refused request: its HTTP status, and the reason for its author. */
export type Refusal = {readonly status: number; readonly message: string};

/** The header with the token of the session. */
const TOKEN_HEADER = 'x-panel-token';

/** Addresses of this machine, also as IPv6 addresses. */
const OWN_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;

/** Names of this machine that no foreign name server can take. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

function isFromOwnPage({headers}: PanelRequest): boolean {
  const {host, origin} = headers;
  return (
    typeof host === 'string' &&
    OWN_HOST.test(host) &&
    (origin === `http://${host}` || origin === `https://${host}`)
  );
}

/** Whether two texts are equal, in a time that does not depend on where they differ. */
function isSameText(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return (
    first !== undefined &&
    second !== undefined &&
    timingSafeEqual(first, second)
  );
}

/** Refuses requests of other machines, and of pages of other servers. */
function refusePlace(request: PanelRequest): Refusal | undefined {
  const {headers, remoteAddress = ''} = request;
  if (!OWN_ADDRESS.test(remoteAddress)) {
    return {
      status: 403,
      message: 'found a request of another machine, expected one of this one.',
    };
  }
  return isFromOwnPage(request)
    ? undefined
    : {
        status: 403,
        message: `found a request from ${String(headers['origin'] ?? 'nowhere')}, expected one of a page at localhost.`,
      };
}

/** Refuses requests in a form that other sites could send without asking. */
function refuseForm({method, headers}: PanelRequest): Refusal | undefined {
  if (method !== 'POST') {
    return {status: 405, message: `found ${method ?? ''}, expected POST.`};
  }
  return /^application\/json\b/i.test(String(headers['content-type'] ?? ''))
    ? undefined
    : {status: 415, message: 'found another format, expected JSON.'};
}

function refuseToken(
  {headers}: PanelRequest,
  token: string | undefined,
): Refusal | undefined {
  return token === undefined ||
    isSameText(String(headers[TOKEN_HEADER] ?? ''), token)
    ? undefined
    : {
        status: 401,
        message:
          'found the token of another session, expected that of the running server.',
      };
}

/**
 * Decides whether a request may use the panel: only pages of this server that are open on this
 * machine may.
 *
 * @param token the token of the session; undefined if the request asks for it.
 */
export function refuseRequest(
  request: PanelRequest,
  token: string | undefined,
): Refusal | undefined {
  return [
    refusePlace,
    refuseForm,
    (each: PanelRequest) => refuseToken(each, token),
  ]
    .map((refuse) => refuse(request))
    .find((refusal) => refusal !== undefined);
}
