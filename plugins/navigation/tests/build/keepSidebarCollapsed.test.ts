/** @jest-environment jsdom */
import {keepSidebarCollapsed} from '../../build/keepSidebarCollapsed';

/** Opens a page, and returns the state of the sidebar that its styles see. */
function open(isAway: () => boolean): string | undefined {
  const root = document.createElement('html');
  keepSidebarCollapsed(root, isAway);
  return root.dataset['sidebar'];
}

describe('the sidebar of the next page', () => {
  it('is collapsed if readers collapsed it', () => {
    expect(open(() => true)).toBe('away');
  });

  it('is shown if the browser stores nothing', () => {
    expect(
      open(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
    ).toBeUndefined();
  });
});
