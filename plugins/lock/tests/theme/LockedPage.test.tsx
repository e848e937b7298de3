/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router';
import LockedPage from '../../theme/LockedPage';
import type {LockedContent} from '../../client/readSealed';
import {lock} from '../../client/store';
import {buildPayload, sealPage} from '../../../../tests/support/lock/sealed';
import {
  buildLamp,
  field,
  metadata,
  Page,
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

const KEY = 'docs-lock:path:/reference';
const WORDS = 'The Ninth House pays its debts in salt.';
const payload = buildPayload({
  frontMatter: {hide_title: true},
  toc: [{value: 'Salt', id: 'salt', level: 2}],
  tree: {
    f: [
      ['h2', {id: 'salt'}, 'Salt'],
      ['m:p', 0, WORDS],
    ],
  },
});

async function built(change: {readonly data?: string} = {}) {
  const scope = await buildLamp();
  const sealed = {
    ...(await sealPage(scope, '/reference/truths', payload)),
    ...change,
  };
  return stub<LockedContent>({
    sealed,
    loadComponents,
    metadata,
    frontMatter: {},
  });
}

const known = () =>
  JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;

beforeEach(prepareBrowser);

afterEach(async () => {
  await act(lock);
  window.location.hash = '';
});

describe('a locked page', () => {
  it('is served with its title, prompt, hint and a note for readers without scripts', async () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[metadata.permalink]}>
        <LockedPage content={await built()} as={Page} />
      </MemoryRouter>,
    );
    expect(html).toContain('<h1>Truths</h1>');
    expect(html).toContain('placeholder="Enter password"');
    expect(html).toContain('Hint: Ask the lamp.');
    expect(html).toContain(
      '<noscript><p>This page is locked. Unlocking it needs JavaScript.</p></noscript>',
    );
    expect(html).toContain(
      'for(const k of ["docs-lock:path:/reference","docs-lock:global"])',
    );
    expect(html).not.toContain('salt');
  });

  it('has no table of contents and no page info before it is opened', async () => {
    show(await built());
    await field();
    expect(known()).toEqual(['Public', {hide_table_of_contents: true}, []]);
  });

  it('shows text, table of contents and layout once the password is right', async () => {
    show(await built());
    (await field()).focus();
    await type('open sesame');
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(known()).toEqual(['Public', {hide_title: true}, payload.toc]);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('keeps what was typed after a wrong password', async () => {
    show(await built());
    await type('open');
    expect(
      await screen.findByText('Please enter the correct password!'),
    ).toBeTruthy();
    expect((await field()).value).toBe('open');
    expect(sessionStorage).toHaveLength(0);
  });

  it('opens by itself for remembered readers, without showing a prompt', async () => {
    const content = await built();
    const first = show(content);
    await type('open sesame', true);
    await screen.findByText(WORDS);
    first.unmount();
    act(() => {
      window.dispatchEvent(
        new PageTransitionEvent('pageshow', {persisted: true}),
      );
    });
    document.documentElement.dataset['remembered'] = '';
    show(content);
    const ground = screen
      .getByLabelText('Password')
      .closest('form')?.parentElement;
    expect(ground?.className).toContain('held');
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  it('is there at once when readers come back to it', async () => {
    const content = await built();
    const first = show(content);
    await type('open sesame');
    await screen.findByText(WORDS);
    first.unmount();
    show(content);
    expect(screen.getByText(WORDS)).toBeTruthy();
  });

  it('scrolls to the target of the address as soon as it is there', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    window.location.hash = '#salt';
    show(await built());
    await type('open sesame');
    await screen.findByText(WORDS);
    expect(scrolled.mock.contexts[0]).toBe(document.getElementById('salt'));
  });

  it('can be locked again, and then asks for the password', async () => {
    show(await built());
    await type('open sesame', true);
    fireEvent.click(
      await screen.findByRole('button', {name: 'Lock this area'}),
    );
    expect(await field()).toBeTruthy();
    expect(screen.queryByText(WORDS)).toBeNull();
    expect(document.body.textContent).not.toContain('salt');
    expect(localStorage).toHaveLength(0);
    await waitFor(() => {
      expect(document.documentElement.dataset['remembered']).toBeUndefined();
    });
  });

  it('says that it was changed on its way, and shows nothing', async () => {
    show(await built({data: btoa('x'.repeat(400))}));
    await type('open sesame');
    expect(
      await screen.findByText(
        'This page could not be decrypted: its data is damaged or has been altered.',
      ),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('says that it needs https over plain http', async () => {
    const {crypto} = globalThis;
    Object.assign(globalThis, {crypto: {}});
    const content = {
      ...stub<LockedContent>({}),
      loadComponents,
      sealed: stub<LockedContent['sealed']>({
        data: '',
        scope: {scope: '/reference', build: 'b', hint: '', entries: []},
      }),
      metadata: stub<LockedContent['metadata']>({permalink: '/'}),
      frontMatter: {},
    };
    show(stub<LockedContent>(content));
    expect(
      await screen.findByText(/only be unlocked over a secure connection/),
    ).toBeTruthy();
    Object.assign(globalThis, {crypto});
  });
});
