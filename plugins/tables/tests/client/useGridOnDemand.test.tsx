import {act, renderHook} from '@testing-library/react';
import {useGridOnDemand} from '../../client/useGridOnDemand';

describe('a grid that readers ask for', () => {
  it('is not fetched before they do', () => {
    const load = jest.fn(() => Promise.resolve('grid'));
    const {result} = renderHook(() => useGridOnDemand(load));
    expect(result.current.state).toBe('away');
    expect(load).not.toHaveBeenCalled();
  });

  it('is fetched, shown and closed again', async () => {
    const load = (): Promise<string> => Promise.resolve('grid');
    const {result} = renderHook(() => useGridOnDemand(load));
    act(() => {
      result.current.turn();
    });
    expect(result.current.state).toBe('fetching');
    await act(() => Promise.resolve());
    expect([result.current.state, result.current.part]).toEqual([
      'shown',
      'grid',
    ]);
    act(() => {
      result.current.turn();
    });
    expect(result.current.state).toBe('away');
  });

  it('says that it could not be fetched, and can be opened again', async () => {
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue('grid');
    const {result} = renderHook(() => useGridOnDemand(load));
    for (const state of ['failed', 'shown']) {
      act(() => {
        result.current.turn();
      });
      await act(() => Promise.resolve());
      expect(result.current.state).toBe(state);
    }
  });
});
