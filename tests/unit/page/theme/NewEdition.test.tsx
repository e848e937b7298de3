/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {screen, waitFor} from '@testing-library/react';
import ClosedPage from '../../../../plugins/lock/theme/LockedPage/Closed';
import NewEdition from '../../../../src/page/theme/NewEdition';
import type {
  ClosedReason,
  LockedContent,
  LockedPlace,
} from '../../../../plugins/lock/client/readSealed';
import {renderOnPage} from '../../../support/renderOnPage';
import {stub} from '../../../support/stub';

const place: LockedPlace = {
  address: '/reference/truths',
  baseUrl: '/',
  content: stub<LockedContent>({
    sealed: {
      data: '',
      scope: {scope: '/reference', build: 'b', hint: '', entries: []},
    },
  }),
};

/** Mocks a host whose pages carry the mark of a build. */
function serveBuild(mark: string) {
  const asked = jest.fn(() =>
    Promise.resolve({
      text: () => Promise.resolve(`/assets/js/main.${mark}.js`),
    }),
  );
  Object.assign(globalThis, {fetch: asked});
  return asked;
}

/** Renders a locked page that cannot be read, and the notice of newer versions. */
function show(state: ClosedReason) {
  return renderOnPage(
    <BrowserContext.Provider value>
      <ClosedPage place={place} reading={{state}} />
      <NewEdition />
    </BrowserContext.Provider>,
  );
}

const getAlerts = () =>
  screen
    .getAllByRole('alert')
    .map(({textContent}) => textContent)
    .join('');
const notice = () => screen.queryByText('This site has been updated.');

beforeEach(() => {
  document.head.innerHTML = '<script src="/assets/js/main.0a.js"></script>';
});

// A newer version, once known, stays known, so the order of these tests matters.
describe('a locked page with a part that cannot be fetched', () => {
  it('says so beside the prompt while the host has no newer build', async () => {
    const asked = serveBuild('0a');
    show('unreachable');
    await waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    expect(getAlerts()).toBe(
      'Part of this page did not load. Check your connection and try again.',
    );
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(notice()).toBeNull();
  });

  it.each<ClosedReason>(['unreachable', 'damaged'])(
    'reports only a newer version if it is %s',
    async (state) => {
      serveBuild('0b');
      show(state);
      await waitFor(() => {
        expect(notice()).toBeTruthy();
      });
      expect(getAlerts()).toBe('');
      expect(screen.getByRole('button', {name: 'Reload'})).toBeTruthy();
    },
  );
});
