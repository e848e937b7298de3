/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {act, screen} from '@testing-library/react';
import type {ComponentProps, ReactNode} from 'react';
import LockedPage, {
  type Props,
} from '../../../../../src/features/lock/components/LockedPage';
import {lock} from '../../../../../src/features/lock/hooks/store';
import {buildPayload, sealPage} from '../../../../support/lock/sealed';
import {
  buildLamp,
  field,
  prepareBrowser,
  type,
} from '../../../../support/lock/lockedPage';
import {renderOnPage} from '../../../../support/renderOnPage';

jest.mock('../../../../../src/features/lock/hooks/startWorker', () => ({
  startWorker: () => new Worker(''),
}));

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
  const sealed = await sealPage(scope, 'truths', buildPayload({cover}));
  renderOnPage(
    <BrowserContext.Provider value>
      <LockedPage content={{sealed, metadata, frontMatter: {}}} as={Page} />
    </BrowserContext.Provider>,
  );
  await field();
  expect(known()).toEqual(metadata);
  await type('open sesame');
  await screen.findByText('The Ninth House pays its debts in salt.');
  expect(known()).toEqual({...metadata, cover});
  act(lock);
});
