/** @jest-environment jsdom */
import {darkAtFirst} from '../darkAtFirst';

/**
 * Opens a page that the theme has prepared, and returns the color mode and the state of the
 * switch.
 */
function open(
  [theme, choice]: readonly [string, string],
  hasChosen: () => boolean,
): readonly (string | undefined)[] {
  const root = document.createElement('html');
  root.dataset['theme'] = theme;
  root.dataset['themeChoice'] = choice;
  darkAtFirst(root, hasChosen);
  return [root.dataset['theme'], root.dataset['themeChoice']];
}

const chosen = (): boolean => true;
const notChosen = (): boolean => false;
const closed = (): boolean => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the color mode of a visit', () => {
  it.each(['light', 'dark'])(
    'is dark at first, even if the system is %s',
    (system) => {
      expect(open([system, 'system'], notChosen)).toEqual(['dark', 'dark']);
    },
  );

  it('is dark if the browser stores nothing', () => {
    expect(open(['light', 'system'], closed)).toEqual(['dark', 'dark']);
  });

  it.each(['light', 'dark'])(
    'is that of the system, %s, for readers who chose auto',
    (system) => {
      expect(open([system, 'system'], chosen)).toEqual([system, 'system']);
    },
  );

  it.each(['light', 'dark'])('is %s for readers who chose it', (mode) => {
    expect(open([mode, mode], chosen)).toEqual([mode, mode]);
  });

  it('is set by the address, even on the first visit', () => {
    expect(open(['light', 'light'], notChosen)).toEqual(['light', 'light']);
  });
});
