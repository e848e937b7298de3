import {campaignParts, listMarks, playedParts} from '../../model/campaign';
import {loadFeatures} from '../../../../world/tests/support/atlas';

const routes = loadFeatures('campaign-routes');
const legs = campaignParts(routes, 'return-of-the-gatewatcher');
const stays = campaignParts(routes, 'shroud-of-the-empire');

describe('the map of a campaign', () => {
  it('has the parts of its own campaign only', () => {
    expect(legs.map(({label}) => label)).toEqual(
      Array.from({length: 12}, (_, index) => String(index + 1)),
    );
    expect(stays).toHaveLength(6);
    expect(campaignParts(routes, 'no-such-campaign')).toEqual([]);
  });

  it.each([
    [0, []],
    [1, []],
    [2, ['1']],
    [8, ['1', '2', '3', '4', '5', '6', '7']],
    // Two legs were traveled in the ninth session.
    [9, ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ])('shows up to session %d only what was played', (upTo, labels) => {
    expect(playedParts(legs, upTo).map(({label}) => label)).toEqual(labels);
  });

  it('marks each leg at its midpoint, and the sessions at one place together', () => {
    expect(listMarks(legs).map(({label}) => label)).toHaveLength(12);
    const [mark, ...more] = listMarks(stays);
    expect(mark).toMatchObject({label: '1–6'});
    expect(mark?.name).toContain('Session 4: Sealhill');
    expect(more).toEqual([]);
    expect(listMarks(stays.slice(0, 1)).map(({label}) => label)).toEqual(['1']);
  });

  it('rejects a part that has no session', () => {
    const lines = [
      {
        id: 'x',
        name: 'X',
        kind: 'leg',
        page: '/',
        more: {campaign: 'c'},
        line: [],
      },
    ];
    expect(() => campaignParts({lines, points: [], areas: []}, 'c')).toThrow(
      'The track "x" has no session.',
    );
  });
});
