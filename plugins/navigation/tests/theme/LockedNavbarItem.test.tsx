/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {act, screen} from '@testing-library/react';
import LockedNavbarItem from '../../theme/LockedNavbarItem';
import {dropKeys, takeKey} from '../../../lock/client/keyRing';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import {stub} from '../../../../tests/support/stub';

const sealing = {scope: '/reference', build: 'b1'};

function show() {
  return renderOnPage(
    <ul>
      <LockedNavbarItem
        label="Private"
        to="/reference/"
        activeBaseRegex="^/reference/"
      />
    </ul>,
  );
}

const nameOfLock = () => screen.getByRole('img').getAttribute('aria-label');

describe('the navbar link to a locked area', () => {
  it('has a lock that opens and closes with the pages', () => {
    show();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/reference/');
    expect(nameOfLock()).toBe('locked');
    act(() => {
      takeKey(sealing, stub<CryptoKey>({}));
    });
    expect(nameOfLock()).toBe('unlocked');
    act(dropKeys);
    expect(nameOfLock()).toBe('locked');
  });

  it('is open for remembered readers', () => {
    localStorage.setItem('docs-lock:path:/reference', '{}');
    show();
    expect(nameOfLock()).toBe('unlocked');
    localStorage.clear();
  });
});
