import {findReason, KeepFault} from '../../model/keepFault';

describe('the reason why something was not kept', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
    ['AbortError', 'paused'],
    ['NetworkError', 'connection'],
    ['constructor', 'connection'],
  ])('is described for %s as "%s"', (name, reason) => {
    expect(findReason(new DOMException('', name))).toBe(reason);
  });

  it('is its own message for known faults, and the connection if a fetch fails', () => {
    expect(findReason(new KeepFault('changed'))).toBe('changed');
    expect(findReason(new TypeError('Failed to fetch'))).toBe('connection');
    expect(findReason('odd')).toBe('connection');
  });
});
