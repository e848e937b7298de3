import {listLaterPages} from '../../build/listLaterPages';

const campaigns = [
  {id: 'gate', name: 'The Gate', sessions: 3},
  {id: 'lamp', name: 'The Lamp', sessions: 2},
];

function doc(permalink: string, session?: unknown) {
  return {doc: {permalink, frontMatter: {session}}};
}

describe('the pages that come in a session as a whole', () => {
  it('are those whose front matter names one, by campaign', () => {
    const docs = [
      doc('/base/gate/fall.html', 3),
      doc('/base/gate/people.html'),
      doc('/base/lamp/oil.html', '1–2'),
    ];
    expect(listLaterPages(docs, campaigns)).toEqual([
      {...campaigns[0], pages: [{to: '/base/gate/fall.html', session: 3}]},
      {...campaigns[1], pages: [{to: '/base/lamp/oil.html', session: 2}]},
    ]);
  });

  it('fail if the campaign has no such session', () => {
    expect(() =>
      listLaterPages([doc('/gate/fall.html', 4)], campaigns),
    ).toThrow(
      '/gate/fall.html: found session "4" in the front matter, expected a number from 1 to 3.',
    );
  });
});
