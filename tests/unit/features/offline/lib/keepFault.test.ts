import {
  findReason,
  KeepFault,
} from '../../../../../src/features/offline/lib/keepFault';

describe('why something was not kept', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
    ['AbortError', 'paused'],
    ['NetworkError', 'connection'],
    ['constructor', 'connection'],
  ])('is told of %s as "%s" (T3)', (name, reason) => {
    expect(findReason(new DOMException('', name))).toBe(reason);
  });

  it('is the reason of its own faults, and the connection where a fetch fails', () => {
    expect(findReason(new KeepFault('changed'))).toBe('changed');
    expect(findReason(new TypeError('Failed to fetch'))).toBe('connection');
    expect(findReason('odd')).toBe('connection');
  });
});
