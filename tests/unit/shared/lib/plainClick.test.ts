import {isPlainClick} from '../../../../src/shared/lib/plainClick';

const plain = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

describe('a click on a link', () => {
  it('opens it in place with the primary button and no modifier key', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([
    {button: 1},
    {altKey: true},
    {ctrlKey: true},
    {metaKey: true},
    {shiftKey: true},
    {defaultPrevented: true},
  ])('is left to the browser with %j', (change) => {
    expect(isPlainClick({...plain, ...change})).toBe(false);
  });
});
