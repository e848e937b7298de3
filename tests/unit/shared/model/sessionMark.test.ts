import fc from '../../../support/properties';
import {
  findFileCampaign,
  findPageCampaign,
} from '../../../../src/shared/model/campaignRow';
import {
  readSessionCell,
  readSessionHeading,
  readSessionMark,
  writeSessionMark,
} from '../../../../src/shared/model/sessionMark';

const campaigns = [
  {id: 'gate', name: 'The Gate', sheet: '/games/gate/sessions.csv'},
];

describe('the session in which content comes', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 9999}), (session) => {
        const place = {campaign: 'gate-2', session};
        expect(readSessionMark(writeSessionMark(place))).toEqual(place);
      }),
    );
  });

  it.each(['', 'gate', 'gate/', 'gate/x', 'Gate/1', 'gate/12345', 'a/b/1'])(
    'is not read from "%s"',
    (mark) => {
      expect(readSessionMark(mark)).toBeUndefined();
    },
  );

  it.each([
    ['5', 5],
    [' 12 ', 12],
    ['1–12', 12],
    ['1-3', 3],
    ['0', undefined],
    ['', undefined],
    ['five', undefined],
    ['5a', undefined],
  ])('is the last of a cell: "%s"', (cell, session) => {
    expect(readSessionCell(cell)).toBe(session);
  });

  it.each([
    ['Session 5: The Stair', 5],
    ['Session 12', 12],
    ['Session 5b', undefined],
    ['Session zero', undefined],
    ['Sessions so far', undefined],
    ['Before Session 5', undefined],
  ])('is named by a heading: "%s"', (text, session) => {
    expect(readSessionHeading(text)).toBe(session);
  });

  it('is of a campaign by the folder of a page or a file', () => {
    expect(findPageCampaign('docs/games/gate/log.md', campaigns)).toBe('gate');
    expect(findPageCampaign('docs/games/gate.md', campaigns)).toBeUndefined();
    expect(findPageCampaign('docs/gateway/log.md', campaigns)).toBeUndefined();
    expect(findFileCampaign('/games/gate/art/a.png', campaigns)).toBe('gate');
    expect(findFileCampaign('/games/gateway/a.png', campaigns)).toBeUndefined();
  });
});
