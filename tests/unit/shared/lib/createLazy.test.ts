import {createLazy} from '../../../../src/shared/lib/createLazy';

describe('a value that is made when it is needed', () => {
  it('is not made before', () => {
    const make = jest.fn(() => 3);
    createLazy(make);
    expect(make).not.toHaveBeenCalled();
  });

  it.each([3, undefined])('is made once: %p', (value) => {
    const make = jest.fn(() => value);
    const get = createLazy(make);
    expect([get(), get()]).toEqual([value, value]);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
