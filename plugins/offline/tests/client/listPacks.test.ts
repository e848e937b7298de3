import {listPacks, type Device} from '../../client/usePacks';

const edition = {
  edition: 'new',
  packs: {
    pages: {bytes: 100, list: 'a'},
    documents: {bytes: 200, list: 'b'},
    pictures: {bytes: 0, list: 'c'},
  },
};

const kept = {
  edition: 'new',
  packs: {pages: [['a.html', '1', 100]]},
  others: {documents: [['a.pdf', '2', 200]]},
} as const;

function list(device: Partial<Device>, work?: Parameters<typeof listPacks>[1]) {
  const room = undefined;
  const isReachable = true;
  return listPacks(
    {edition, kept: undefined, pending: [], room, isReachable, ...device},
    work,
  );
}

describe('the packs of a site on a device', () => {
  it('begin with the pages, which all others need, and leave out empty packs', () => {
    expect(list({})).toEqual([
      {name: 'pages', bytes: 100, state: 'absent', isOpen: true},
      {name: 'documents', bytes: 200, state: 'absent', isOpen: false},
    ]);
  });

  it('allow further packs once the pages are kept', () => {
    expect(list({kept})).toMatchObject([
      {name: 'pages', state: 'kept'},
      {name: 'documents', state: 'absent', isOpen: true},
    ]);
  });

  it('are known from the device alone without a connection, which allows no download', () => {
    expect(list({kept, edition: undefined, isReachable: false})).toMatchObject([
      {name: 'pages', bytes: 100, state: 'kept', isOpen: false},
      {name: 'documents', bytes: 200, state: 'absent', isOpen: false},
    ]);
  });

  it('stay known if the connection is lost after they were listed', () => {
    expect(list({isReachable: false})).toMatchObject([
      {name: 'pages', bytes: 100, isOpen: false},
      {name: 'documents', bytes: 200, isOpen: false},
    ]);
  });

  it('show progress, and allow no other download meanwhile', () => {
    const progress = {done: 20, bytes: 300};
    expect(
      list({kept, pending: ['documents']}, {name: 'documents', progress}),
    ).toMatchObject([
      {state: 'kept', isOpen: false},
      {state: 'running', progress, isOpen: false},
    ]);
  });

  it('show what was started, and why it stopped', () => {
    expect(
      list({pending: ['pages']}, {name: 'pages', reason: 'full'}),
    ).toMatchObject([
      {state: 'stopped', reason: 'full', isOpen: true},
      {state: 'absent'},
    ]);
  });

  it('report that the host has a newer version', () => {
    expect(list({kept: {...kept, edition: 'old'}})[0]?.state).toBe('outdated');
  });
});
