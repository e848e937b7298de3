/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {act, screen} from '@testing-library/react';
import type {ComponentProps, ReactNode} from 'react';
import {Route} from 'react-router';
import LockedPage, {type Props} from '../../theme/LockedPage';
import {lock} from '../../client/store';
import {buildPayload, sealPage} from '../../../../tests/support/lock/sealed';
import {
  at,
  buildLamp,
  field,
  prepareBrowser,
  type,
  loadComponents,
} from '../../../../tests/support/lock/lockedPage';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
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

const cover = {src: '/maps/salt.jpg', alt: 'Salt', width: 9, height: 4};
const metadata = {permalink: '/reference/truths.html'};

/** Mocks the component that shows pages: renders what it is told of this one. */
function Page({content: Content}: ComponentProps<Props['as']>): ReactNode {
  return (
    <>
      <output aria-label="Metadata">{JSON.stringify(Content.metadata)}</output>
      <Content />
    </>
  );
}

const known = () =>
  JSON.parse(screen.getByLabelText('Metadata').textContent) as unknown;

it('a locked page shows its cover only to readers who are let in', async () => {
  prepareBrowser();
  const scope = await buildLamp();
  const sealed = await sealPage(
    scope,
    '/reference/truths',
    buildPayload({metadata: {cover}}),
  );
  renderOnPage(
    <BrowserContext.Provider value>
      <Route location={at(metadata.permalink)}>
        <LockedPage
          content={{sealed, metadata, loadComponents, frontMatter: {}}}
          as={Page}
        />
      </Route>
    </BrowserContext.Provider>,
  );
  await field();
  expect(known()).toEqual(metadata);
  await type('open sesame');
  await screen.findByText('The Ninth House pays its debts in salt.');
  expect(known()).toEqual({...metadata, cover});
  await act(lock);
});
