import {
  readView,
  withView,
} from '../../../../../src/features/pictures/lib/historyView';

describe('the overlay in a history entry', () => {
  const view = {id: 'gallery', index: 3};

  it('is read as it was written, and keeps the rest of the entry', () => {
    const state = withView({key: 'abc', state: {a: 1}}, view);
    expect(readView(state)).toEqual(view);
    expect(state).toMatchObject({key: 'abc', state: {a: 1}});
  });

  it('can be written to an empty entry', () => {
    expect(readView(withView(null, view))).toEqual(view);
  });

  it.each([
    null,
    undefined,
    'view',
    {},
    {view: null},
    {view: 'gallery'},
    {view: {id: 'gallery'}},
    {view: {index: 3}},
    {view: {id: 3, index: 3}},
    {view: {id: 'gallery', index: 1.5}},
    {view: {id: 'gallery', index: '3'}},
  ])('does not exist in %j', (state) => {
    expect(readView(state)).toBeUndefined();
  });
});
