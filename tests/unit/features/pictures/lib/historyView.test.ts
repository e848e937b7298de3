import {
  readView,
  withView,
} from '../../../../../src/features/pictures/lib/historyView';

describe('what an entry of the history shows over its page', () => {
  const view = {id: 'gallery', index: 3};

  it('is read as it was written, and what else the entry says stays', () => {
    const state = withView({key: 'abc', state: {a: 1}}, view);
    expect(readView(state)).toEqual(view);
    expect(state).toMatchObject({key: 'abc', state: {a: 1}});
  });

  it('can be written where the entry says nothing yet', () => {
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
  ])('is nothing in %j', (state) => {
    expect(readView(state)).toBeUndefined();
  });
});
