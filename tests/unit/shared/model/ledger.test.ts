import fc from '../../../support/properties';
import {
  addChange,
  adoptLate,
  createLedger,
  findNews,
  planStore,
  readLate,
  settle,
  type Ledger,
  type RecordModel,
} from '../../../../src/shared/model/ledger';

type Change = {readonly add: string} | {readonly remove: string};

/** A list of words without duplicates: a second one, or one that is not there, is refused. */
const model: RecordModel<readonly string[], Change> = {
  createFirst: () => [],
  read(stored) {
    const {words} = stored as {readonly words: readonly unknown[]};
    const value = words.filter((word) => typeof word === 'string');
    return {value, unread: words.filter((word) => typeof word !== 'string')};
  },
  write: (words) => ({words}),
  change(words, change) {
    if ('add' in change) {
      return words.includes(change.add) ? words : [...words, change.add];
    }
    return words.includes(change.remove)
      ? words.filter((word) => word !== change.remove)
      : words;
  },
};

type Tab = Ledger<readonly string[], Change>;

const newTab: Tab = createLedger(model);

function add(tab: Tab, ...words: readonly string[]): Tab {
  return words.reduce(
    (ledger, word) => addChange(model, ledger, {add: word}),
    tab,
  );
}

let revisions = 0;

/** Stores what is pending in a tab, as one transaction. */
function store(tab: Tab, stored: unknown) {
  revisions += 1;
  const nextRevision = `r${revisions}`;
  const plan = planStore(model, tab, {stored, nextRevision});
  return {plan, tab: settle(model, tab, plan), stored: plan.record ?? stored};
}

describe('changes that are shown at once and stored afterwards', () => {
  it('are shown before they are stored, and stored in one record', () => {
    const tab = add(newTab, 'a', 'b');
    expect(tab.value).toEqual(['a', 'b']);
    const done = store(tab, undefined);
    expect(done.stored).toMatchObject({words: ['a', 'b']});
    expect(done.tab).toMatchObject({value: ['a', 'b'], pending: []});
  });

  it('stay in view if made while earlier ones are being stored', () => {
    const tab = add(newTab, 'a');
    const plan = planStore(model, tab, {stored: undefined, nextRevision: 'x'});
    const later = settle(model, add(tab, 'b'), plan);
    expect(later).toMatchObject({
      value: ['a', 'b'],
      pending: [{add: 'b'}],
      revision: 'x',
    });
  });

  it('are made on what another tab has stored, and say so', () => {
    const first = store(add(newTab, 'a'), undefined);
    const other = store(add(newTab, 'b'), first.stored);
    const {plan, tab} = store(add(first.tab, 'c'), other.stored);
    expect(tab.value).toEqual(['a', 'b', 'c']);
    expect(plan).toMatchObject({isForeign: true, leftOut: 0});
  });

  it('are left out if they no longer fit, and are counted', () => {
    const first = store(add(newTab, 'a', 'b'), undefined);
    const removal: Change = {remove: 'a'};
    const other = store(
      addChange(model, store(newTab, first.stored).tab, removal),
      first.stored,
    );
    const again = addChange(model, first.tab, removal);
    expect(store(again, other.stored).plan).toMatchObject({
      leftOut: 1,
      value: ['b'],
    });
  });

  it('start anew if another tab has forgotten everything', () => {
    const {tab} = store(add(newTab, 'a'), undefined);
    const after = store(tab, undefined);
    expect(after.tab.value).toEqual([]);
    expect(after.stored).toBeUndefined();
  });

  it('take over a record of an earlier edition, which had no revision', () => {
    const {plan, tab} = store(newTab, {words: ['a']});
    expect(tab.value).toEqual(['a']);
    expect(plan.record).toMatchObject({words: ['a'], revision: tab.revision});
  });

  it('keep aside what cannot be read, once', () => {
    const {plan, stored} = store(newTab, {words: ['a', 7], revision: 'x'});
    expect(plan.unread).toEqual([7]);
    expect(store(newTab, stored).plan.unread).toEqual([]);
  });

  it('of two tabs are never lost, however their transactions interleave', () => {
    const moves = fc.array(
      fc.record({
        tab: fc.constantFrom(0, 1),
        does: fc.constantFrom('add', 'plan', 'settle'),
      }),
      {maxLength: 60},
    );
    fc.assert(
      fc.property(moves, (all) => {
        const tabs = [newTab, newTab];
        const plans: (ReturnType<typeof store>['plan'] | undefined)[] = [];
        let stored: unknown;
        const added: string[] = [];
        const settleTab = (at: number): void => {
          const [tab, plan] = [tabs[at], plans[at]];
          if (tab !== undefined && plan !== undefined) {
            tabs[at] = settle(model, tab, plan);
            plans[at] = undefined;
          }
        };
        const storeTab = (at: number): void => {
          const tab = tabs[at];
          if (tab !== undefined && plans[at] === undefined) {
            const done = store(tab, stored);
            ({stored} = done);
            plans[at] = done.plan;
          }
        };
        for (const [index, {tab: at, does}] of all.entries()) {
          const tab = tabs[at];
          if (does === 'add' && tab !== undefined) {
            added.push(`w${index}`);
            tabs[at] = add(tab, `w${index}`);
          } else if (does === 'plan') {
            storeTab(at);
          } else {
            settleTab(at);
          }
        }
        for (const at of [0, 1, 0, 1]) {
          settleTab(at);
          storeTab(at);
          settleTab(at);
        }
        for (const tab of tabs) {
          expect(tab.value.toSorted()).toEqual(added.toSorted());
          expect(tab.pending).toEqual([]);
        }
      }),
    );
  });
});

it.each([
  [{isForeign: true, leftOut: 1}, true, 'leftOut'],
  [{isForeign: true, leftOut: 0}, true, 'changed'],
  [{isForeign: true, leftOut: 0}, false, undefined],
  [{isForeign: false, leftOut: 0}, true, undefined],
])('tells what another tab did: %j', (plan, isReady, news) => {
  expect(findNews(plan, isReady)).toBe(news);
});

describe('what a page leaves behind when it is closed', () => {
  const late = {record: {words: ['a', 'b']}, bases: ['x', null]};

  it('replaces the record that it builds on, and is stored by the next page', () => {
    for (const stored of [undefined, {words: ['a'], revision: 'x'}]) {
      const adopted = adoptLate(stored, late);
      const {plan, tab} = store(newTab, adopted.stored);
      expect(tab.value).toEqual(['a', 'b']);
      expect(plan.record).toMatchObject({words: ['a', 'b']});
      expect(adopted.unread).toEqual([]);
    }
  });

  it('is kept aside if another tab has stored something else', () => {
    const stored = {words: ['c'], revision: 'y'};
    expect(adoptLate(stored, late)).toEqual({stored, unread: [late.record]});
  });

  it('is read as it was left', () => {
    expect(readLate(JSON.stringify(late))).toEqual(late);
  });

  it.each([[null], ['{"bases'], ['7'], ['{"record": 1}']])(
    'is nothing if it is damaged or missing: %s',
    (text) => {
      expect(readLate(text)).toBeUndefined();
      expect(adoptLate(undefined, readLate(text))).toEqual({
        stored: undefined,
        unread: [],
      });
    },
  );
});
