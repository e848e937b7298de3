import {
  refuseRequest,
  type PanelRequest,
} from '../../../../../plugins/development/panel/refuseRequest';

const TOKEN = 'a1b2';

const own = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'content-type': 'application/json',
  'x-panel-token': TOKEN,
};

/** Returns the status of a request that differs from an allowed one. */
function ask(
  headers: PanelRequest['headers'] = {},
  rest: Partial<PanelRequest> = {},
): number | undefined {
  return refuseRequest(
    {
      method: 'POST',
      remoteAddress: '127.0.0.1',
      ...rest,
      headers: {...own, ...headers},
    },
    TOKEN,
  )?.status;
}

describe('requests that the panel of authors may send (W2)', () => {
  it.each([
    ['localhost:3000', '127.0.0.1'],
    ['localhost:3000', '::1'],
    ['127.0.0.1:3000', '::ffff:127.0.0.1'],
    ['[::1]:3000', '::1'],
    ['localhost', '127.0.0.2'],
  ])('are those of a page at %s, from %s', (host, remoteAddress) => {
    const origin = `http://${host}`;
    expect(ask({host, origin}, {remoteAddress})).toBeUndefined();
  });

  it.each([
    ['another site', {origin: 'https://evil.example'}],
    ['another server of this machine', {origin: 'http://localhost:3001'}],
    ['a page without an origin', {origin: 'null'}],
    ['no page', {origin: undefined}],
    [
      'a name that leads to this machine',
      {host: 'evil.example:3000', origin: 'http://evil.example:3000'},
    ],
    [
      'a name that begins like its own',
      {host: 'localhost.evil.example', origin: 'http://localhost.evil.example'},
    ],
    [
      'an address in the network',
      {host: '192.168.0.7:3000', origin: 'http://192.168.0.7:3000'},
    ],
  ])('are not those of %s', (_, headers) => {
    expect(ask(headers)).toBe(403);
  });

  it.each(['192.168.0.7', '::ffff:10.0.0.1', '128.0.0.1', '::2', undefined])(
    'do not come from %s',
    (remoteAddress) => {
      expect(ask({}, {remoteAddress})).toBe(403);
    },
  );

  it('are sent as JSON, which other sites may not send', () => {
    expect(ask({'content-type': 'text/plain'})).toBe(415);
    expect(ask({'content-type': undefined})).toBe(415);
    expect(
      ask({'content-type': 'application/json; charset=utf-8'}),
    ).toBeUndefined();
    expect(ask({}, {method: 'GET'})).toBe(405);
    expect(ask({}, {method: 'OPTIONS'})).toBe(405);
  });

  it('have the token of the session, unless they ask for it', () => {
    expect(ask({'x-panel-token': undefined})).toBe(401);
    expect(ask({'x-panel-token': 'a1b'})).toBe(401);
    expect(ask({'x-panel-token': 'a1b20'})).toBe(401);
    const headers = {...own, 'x-panel-token': undefined};
    expect(
      refuseRequest({method: 'POST', remoteAddress: '::1', headers}, undefined),
    ).toBeUndefined();
  });
});
