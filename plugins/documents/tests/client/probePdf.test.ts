/** @jest-environment jsdom */
import {probePdf} from '../../client/probePdf';

/** Answers the request for a document. */
function answer(status: number, text = ''): void {
  const value = Uint8Array.from(Buffer.from(text));
  const reader = {
    read: () => Promise.resolve({value}),
    cancel: () => Promise.resolve(),
  };
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({status, body: {getReader: () => reader}}),
  });
}

describe('the reason why a document cannot be shown', () => {
  it.each([
    [404, '', 'missing'],
    [410, '', 'missing'],
    [403, '', 'unreachable'],
    [503, '', 'unreachable'],
    [416, '', 'other'],
    [200, '', 'other'],
    [200, '<!doctype html>', 'other'],
    [206, '%PDF-1.7', 'damaged'],
    [200, '\n%PDF-1.7', 'damaged'],
  ])('of an answer with %i and %j is "%s"', async (status, text, reason) => {
    answer(status, text);
    expect(await probePdf('/a.pdf')).toBe(reason);
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])(
    'without an answer depends on being online: %s',
    async (isOnline, reason) => {
      Object.assign(globalThis, {fetch: () => Promise.reject(new Error('no'))});
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      expect(await probePdf('/a.pdf')).toBe(reason);
    },
  );
});
