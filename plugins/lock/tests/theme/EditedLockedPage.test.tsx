/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {act, screen} from '@testing-library/react';
import type {LockedContent} from '../../client/readSealed';
import {canonicalPath} from '../../format/paths';
import {lock} from '../../client/store';
import {
  buildPayload,
  sealPage,
  type BuiltScope,
} from '../../../../tests/support/lock/sealed';
import {
  buildLamp,
  inBrowser,
  metadata,
  prepareBrowser,
  show,
  type,
  loadComponents,
} from '../../../../tests/support/lock/lockedPage';
import {stub} from '../../../../tests/support/stub';
import type * as KeyStore from '../../../../tests/support/lock/keyStore';

jest.mock(
  '../../client/heldKeys',
  () =>
    jest.requireActual<typeof KeyStore>(
      '../../../../tests/support/lock/keyStore',
    ).keyStore,
);

jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: () => null,
}));

/** Seals a page of one paragraph. */
async function write(
  scope: BuiltScope,
  permalink: string,
  words: string,
): Promise<LockedContent> {
  const payload = buildPayload({tree: ['m:p', 0, words]});
  return stub<LockedContent>({
    sealed: await sealPage(scope, canonicalPath(permalink), payload),
    loadComponents,
    metadata: {...metadata, permalink},
    frontMatter: {},
  });
}

beforeEach(prepareBrowser);

afterEach(async () => {
  await act(lock);
  window.location.hash = '';
});

describe('a locked page whose content is replaced while it is open', () => {
  it('shows the former content of an edited page until the new one is decrypted', async () => {
    const scope = await buildLamp();
    const {rerender} = show(
      await write(scope, '/salt.html', 'It pays in salt.'),
    );
    await type('open sesame');
    await screen.findByText('It pays in salt.');
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    window.location.hash = '#salt';
    rerender(inBrowser(await write(scope, '/salt.html', 'It pays in lamps.')));
    expect(screen.getByText('It pays in salt.')).toBeTruthy();
    expect(await screen.findByText('It pays in lamps.')).toBeTruthy();
    expect(screen.queryByText('It pays in salt.')).toBeNull();
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('shows nothing of a page at the address of another', async () => {
    const scope = await buildLamp();
    const salt = await write(scope, '/salt.html', 'It pays in salt.');
    const lamps = await write(scope, '/lamps.html', 'It pays in lamps.');
    const {rerender} = show(salt);
    await type('open sesame');
    await screen.findByText('It pays in salt.');
    rerender(inBrowser(lamps));
    expect(screen.queryByText('It pays in salt.')).toBeNull();
    expect(await screen.findByText('It pays in lamps.')).toBeTruthy();
  });
});
