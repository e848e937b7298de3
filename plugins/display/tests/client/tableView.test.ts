/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useTableView} from '../../client/tableView';

describe('what of the tools for the table is in view', () => {
  it('follows another tab that turns on a look, and one that takes it off', () => {
    const {result} = renderHook(() => useTableView());
    expect(result.current.look).toBe(false);
    act(() => {
      localStorage.setItem('table', '/*veil*/p{}');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(result.current.look).toBe(true);
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(result.current.look).toBe(false);
  });
});
