import {findReason} from '../../model/keepFault';
import {fetchEdition} from '../../client/keepPacks';
import type {KeptStore} from '../../client/keptStore';

/** What was done to what is kept, in order. */
const done: string[] = [];

const store = {
  clear: () => Promise.resolve(done.push('clear')),
} as unknown as KeptStore;

/** Asks a host that answers with a status, and returns why nothing can be kept, if so. */
async function ask(status: number, body: unknown): Promise<string> {
  globalThis.fetch = () =>
    Promise.resolve({
      status,
      json: () =>
        status === 200
          ? Promise.resolve(body)
          : Promise.reject(new SyntaxError('No JSON')),
    } as Response);
  return fetchEdition({base: '/site/', store}).then(
    ({edition}) => edition,
    findReason,
  );
}

beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      getRegistration: (base: string) => ({
        unregister: () => Promise.resolve(done.push(`unregister ${base}`)),
      }),
    },
  });
});

beforeEach(() => {
  done.length = 0;
});

describe('the list of what can be kept', () => {
  it.each([404, 410])(
    'that is gone ends keeping: the host answers %d',
    async (status) => {
      expect(await ask(status, {})).toBe('ended');
      expect(done).toEqual(['unregister /site/', 'clear']);
    },
  );

  it.each([403, 500, 503])(
    'that cannot be fetched now leaves everything: the host answers %d',
    async (status) => {
      expect(await ask(status, {})).toBe('connection');
      expect(done).toEqual([]);
    },
  );

  it('that is there leaves everything', async () => {
    const edition = '0123456789abcdef';
    expect(await ask(200, {edition, packs: {}})).toBe(edition);
    expect(done).toEqual([]);
  });
});
