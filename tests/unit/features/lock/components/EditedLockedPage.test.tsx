/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {act, screen} from '@testing-library/react';
import type {LockedContent} from '../../../../../src/features/lock/components/LockedPage';
import {lock} from '../../../../../src/features/lock/hooks/store';
import {buildPayload, sealPage} from '../../../../support/lock/sealed';
import {
  buildLamp,
  inBrowser,
  metadata,
  prepareBrowser,
  show,
  type,
} from '../../../../support/lock/lockedPage';
import {stub} from '../../../../support/stub';

jest.mock('../../../../../src/features/lock/hooks/startWorker', () => ({
  startWorker: () => new Worker(''),
}));

jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: () => null,
}));

beforeEach(prepareBrowser);

afterEach(() => {
  act(lock);
  window.location.hash = '';
});

describe('a locked page whose content is replaced while it is open (G1)', () => {
  it('shows the former content of an edited page until the new one is decrypted', async () => {
    const scope = await buildLamp();
    const writing = async (words: string) =>
      stub<LockedContent>({
        sealed: await sealPage(
          scope,
          'truths',
          buildPayload({tree: ['m:p', 0, words]}),
        ),
        metadata,
        frontMatter: {},
      });
    const {rerender} = show(await writing('It pays in salt.'));
    await type('open sesame');
    await screen.findByText('It pays in salt.');
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    window.location.hash = '#salt';
    rerender(inBrowser(await writing('It pays in lamps.')));
    expect(screen.getByText('It pays in salt.')).toBeTruthy();
    expect(await screen.findByText('It pays in lamps.')).toBeTruthy();
    expect(screen.queryByText('It pays in salt.')).toBeNull();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('shows nothing of a page at the address of another', async () => {
    const scope = await buildLamp();
    const at = async (permalink: string, words: string) =>
      stub<LockedContent>({
        sealed: await sealPage(
          scope,
          `reference${permalink}`,
          buildPayload({tree: ['m:p', 0, words]}),
        ),
        metadata: {...metadata, permalink},
        frontMatter: {},
      });
    const salt = await at('/salt.html', 'It pays in salt.');
    const lamps = await at('/lamps.html', 'It pays in lamps.');
    const {rerender} = show(salt);
    await type('open sesame');
    await screen.findByText('It pays in salt.');
    rerender(inBrowser(lamps));
    expect(screen.queryByText('It pays in salt.')).toBeNull();
    expect(await screen.findByText('It pays in lamps.')).toBeTruthy();
  });
});
