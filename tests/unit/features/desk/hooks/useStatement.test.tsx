import {act, renderHook} from '@testing-library/react';
import {useStatement} from '../../../../../src/features/desk/hooks/useStatement';

function follow() {
  return renderHook(({about}) => useStatement<string>(about), {
    initialProps: {about: {}},
  });
}

describe('what readers are told of a thing', () => {
  it('stays while the thing is as it was, and goes once it has changed', () => {
    const about = {};
    const {result, rerender} = follow();
    rerender({about});
    act(() => {
      result.current[1]('Copied');
    });
    rerender({about});
    expect(result.current[0]).toBe('Copied');
    rerender({about: {}});
    expect(result.current[0]).toBeUndefined();
  });

  it('goes with the next statement', () => {
    const {result} = follow();
    act(() => {
      result.current[1]('Copied');
    });
    act(() => {
      result.current[1]('Opened');
    });
    expect(result.current[0]).toBe('Opened');
  });

  it('stays if it tells of a change that is shown together with it', () => {
    const {result, rerender} = follow();
    act(() => {
      rerender({about: {}});
      result.current[1]('Opened');
    });
    expect(result.current[0]).toBe('Opened');
  });
});
