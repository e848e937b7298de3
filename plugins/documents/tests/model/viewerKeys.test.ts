import {viewerAction, type ViewerKey} from '../../model/viewerKeys';

const press = (key: string, held: Partial<ViewerKey> = {}) =>
  viewerAction({key, command: false, alt: false, inField: false, ...held});

describe('a key in the viewer', () => {
  it.each([
    ['PageUp', 'previous'],
    ['PageDown', 'next'],
    ['+', 'zoom-in'],
    ['=', 'zoom-in'],
    ['-', 'zoom-out'],
    ['f', undefined],
    ['ArrowDown', undefined],
    ['Enter', undefined],
  ])('%s', (key, action) => {
    expect(press(key)).toBe(action);
  });

  it.each([
    ['f', 'search'],
    ['+', 'zoom-in'],
    ['-', 'zoom-out'],
    ['p', undefined],
    ['PageDown', undefined],
  ])('with Ctrl: %s', (key, action) => {
    expect(press(key, {command: true})).toBe(action);
  });

  it('belongs to the focused text field', () => {
    expect(press('-', {inField: true})).toBeUndefined();
    expect(press('PageDown', {inField: true})).toBeUndefined();
    expect(press('f', {inField: true, command: true})).toBe('search');
  });

  it('with Alt belongs to the site', () => {
    expect(press('PageDown', {alt: true})).toBeUndefined();
    expect(press('f', {alt: true, command: true})).toBeUndefined();
  });
});
