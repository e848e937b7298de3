import {
  listPacks,
  type PackKnowledge,
} from '../../../../../src/features/offline/lib/listPacks';

const edition = {
  edition: 'new',
  packs: {
    pages: {files: 1, bytes: 100, list: 'a'},
    documents: {files: 1, bytes: 200, list: 'b'},
    pictures: {files: 0, bytes: 0, list: 'c'},
  },
};

const kept = {
  edition: 'new',
  packs: {pages: [['a.html', '1', 100]]},
  others: {documents: [['a.pdf', '2', 200]]},
} as const;

const nothing: PackKnowledge = {
  edition,
  isReachable: true,
  kept: undefined,
  pending: [],
  running: undefined,
  fault: undefined,
};

describe('the packs of a site on a device', () => {
  it('begin with the pages, which all others need, and leave out empty packs', () => {
    expect(listPacks(nothing)).toMatchObject([
      {name: 'pages', bytes: 100, state: 'absent', isOpen: true},
      {name: 'documents', bytes: 200, state: 'absent', isOpen: false},
    ]);
  });

  it.each([
    [[40, 50], 90],
    [[], undefined],
  ])('with archives of %p bytes are fetched as %p', (sizes, fetched) => {
    const archives = sizes.map((bytes) => ({
      path: 'x',
      bytes,
      files: 1,
      singleBytes: 1,
    }));
    const pages = {...edition.packs.pages, archives};
    const [row] = listPacks({
      ...nothing,
      edition: {edition: 'new', packs: {pages}},
    });
    expect(row?.bytes).toBe(100);
    expect(row?.fetchedBytes).toBe(fetched);
  });

  it('allow further packs once the pages are kept', () => {
    expect(listPacks({...nothing, kept})).toMatchObject([
      {name: 'pages', bytes: 100, state: 'kept', isOpen: true},
      {name: 'documents', bytes: 200, state: 'absent', isOpen: true},
    ]);
  });

  it('are known from the device alone without a connection, which allows no download', () => {
    expect(
      listPacks({...nothing, kept, edition: undefined, isReachable: false}),
    ).toMatchObject([
      {name: 'pages', bytes: 100, state: 'kept', isOpen: false},
      {name: 'documents', bytes: 200, state: 'absent', isOpen: false},
    ]);
  });

  it('stay known if the connection is lost after they were listed', () => {
    expect(listPacks({...nothing, isReachable: false})).toMatchObject([
      {name: 'pages', bytes: 100, isOpen: false},
      {name: 'documents', bytes: 200, isOpen: false},
    ]);
  });

  it('show progress, and allow no other download meanwhile', () => {
    const running = {name: 'documents', done: 20, bytes: 300} as const;
    expect(
      listPacks({...nothing, kept, running, pending: ['documents']}),
    ).toMatchObject([
      {state: 'kept', isOpen: false},
      {state: 'running', progress: {done: 20, bytes: 300}, isOpen: false},
    ]);
  });

  it('show what was started, and why it stopped if that is known', () => {
    const pending = ['pages'] as const;
    expect(listPacks({...nothing, pending})[0]).toMatchObject({
      state: 'stopped',
      isOpen: true,
    });
    const fault = {name: 'pages', reason: 'full'} as const;
    expect(listPacks({...nothing, pending, fault})[0]).toMatchObject({
      state: 'stopped',
      reason: 'full',
    });
  });

  it('tell why an action failed that changed nothing, of that pack alone', () => {
    const fault = {name: 'documents', reason: 'busy'} as const;
    expect(listPacks({...nothing, kept, fault})).toMatchObject([
      {name: 'pages', state: 'kept'},
      {name: 'documents', state: 'absent', reason: 'busy'},
    ]);
    const [pages] = listPacks({...nothing, kept, fault});
    expect(pages?.reason).toBeUndefined();
    expect(
      listPacks({...nothing, kept, fault: {...fault, name: 'pages'}})[0],
    ).toMatchObject({state: 'kept', reason: 'busy'});
  });

  it('report that the host has a newer edition', () => {
    expect(
      listPacks({...nothing, kept: {...kept, edition: 'old'}})[0],
    ).toMatchObject({state: 'outdated'});
  });
});
