/** @jest-environment ./tests/support/lock/browserWithCrypto.cjs */
import {act, renderHook, waitFor} from '@testing-library/react';
import {present} from '../../theme/Presenter/mount';
import {usePresenting} from '../../client/presenter';
import {tellForgotten} from '../../../../src/shared/client/tabChannel';

jest.mock('../../../../src/shared/client/useAdoptedSheet');

beforeAll(() => {
  window.ResizeObserver = class {
    readonly observe = jest.fn();
    readonly unobserve = jest.fn();
    readonly disconnect = jest.fn();
  };
});

it('what players see is gone once pages are locked, by any tab', async () => {
  const {result} = renderHook(() => usePresenting());
  act(() => {
    present({kind: 'picture', title: 'The seal', source: '/seal.png'});
  });
  expect(result.current.shown).toBeDefined();
  tellForgotten('another');
  tellForgotten('docs-lock');
  await waitFor(() => {
    expect(result.current.shown).toBeUndefined();
  });
  expect(result.current.isOpen).toBe(true);
});
