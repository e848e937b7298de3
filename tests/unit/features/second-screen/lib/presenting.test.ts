import type {Order} from '../../../../../src/features/second-screen/lib/message';
import {
  beginPresenting,
  hearMessage,
  isRunning,
  renameTab,
  takeOrder,
  timeOrder,
} from '../../../../../src/features/second-screen/lib/presenting';
import {
  followMessage,
  WAITING,
} from '../../../../../src/features/second-screen/lib/screenState';
import type {Shown} from '../../../../../src/features/second-screen/lib/shown';

const shown: Shown = {kind: 'order', round: 0, fighters: []};
const show = (from: string, at: number): Order => ({
  is: 'show',
  at,
  from,
  shown,
});

describe('the screen of the players', () => {
  it('follows the newest order, and no older one', () => {
    const {state} = followMessage(WAITING, show('a', 5));
    expect(followMessage(state, show('b', 4)).state).toBe(state);
    expect(followMessage(state, show('b', 5)).state.order?.from).toBe('b');
  });

  it('tells a tab that was reloaded what it shows', () => {
    const order = show('a', 5);
    const {state} = followMessage(WAITING, order);
    expect(followMessage(state, {is: 'ask'}).answers).toEqual([
      {is: 'here'},
      order,
    ]);
    expect(followMessage(WAITING, {is: 'ask'}).answers).toEqual([{is: 'here'}]);
  });

  it('goes on after a damaged message, and says so until the next order', () => {
    const {state} = followMessage(WAITING, show('a', 5));
    const damaged = followMessage(state, undefined).state;
    expect(damaged).toEqual({...state, isDamaged: true});
    expect(followMessage(damaged, show('a', 6)).state.isDamaged).toBe(false);
  });
});

describe('a tab of the game master', () => {
  const own = takeOrder(beginPresenting('a'), show('a', 5));

  it('is told when another tab shows something in its place', () => {
    expect(own.isTaken).toBe(false);
    const taken = takeOrder(own, show('b', 6));
    expect(taken.isTaken).toBe(true);
    expect(takeOrder(taken, show('a', 7)).isTaken).toBe(false);
    expect(takeOrder(own, show('b', 4)).isTaken).toBe(false);
  });

  it('takes up what is shown after a reload, without being told of another tab', () => {
    const {state} = hearMessage(beginPresenting('c'), show('a', 5));
    expect(state).toMatchObject({shown, isTaken: false});
  });

  it('can show again what it has blanked, but not what it has stopped', () => {
    const blank = takeOrder(own, {is: 'blank', at: 6, from: 'a'});
    expect(blank.shown).toBe(shown);
    expect(isRunning(blank)).toBe(true);
    const stopped = takeOrder(own, {is: 'stop', at: 6, from: 'a'});
    expect(stopped.shown).toBeUndefined();
    expect(isRunning(stopped)).toBe(false);
  });

  it('answers a screen that asks, and knows whether one is open', () => {
    expect(hearMessage(own, {is: 'ask'}).answers).toEqual([own.order]);
    expect(hearMessage(beginPresenting('a'), {is: 'ask'}).answers).toEqual([]);
    const open = hearMessage(own, {is: 'here'}).state;
    expect(open.hasWindow).toBe(true);
    expect(hearMessage(open, {is: 'gone'}).state.hasWindow).toBe(false);
  });

  it('gives orders that are newer than the last one, even if the clock was set back', () => {
    expect(timeOrder(own, 9)).toBe(9);
    expect(timeOrder(own, 2)).toBe(6);
  });

  it('keeps its name from a tab that was copied from it, and from no other', () => {
    const claim = (tab: string) => hearMessage(own, {is: 'claim', tab}).answers;
    expect(claim('a')).toEqual([{is: 'taken', tab: 'a'}]);
    expect(claim('b')).toEqual([]);
    expect(hearMessage(own, {is: 'taken', tab: 'a'})).toEqual({
      state: own,
      answers: [],
    });
  });

  it('is told that another tab shows something once it has a name of its own', () => {
    expect(renameTab(own, 'c')).toMatchObject({tab: 'c', isTaken: true, shown});
    expect(renameTab(beginPresenting('a'), 'c').isTaken).toBe(false);
    // What the window says of the same order changes nothing.
    expect(takeOrder(renameTab(own, 'c'), show('a', 5)).isTaken).toBe(true);
  });
});
