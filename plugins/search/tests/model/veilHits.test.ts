import {veilHits} from '../../model/veilHits';
import type {Hit} from '../../model/engine';
import type {SearchRecord} from '../../../../src/shared/model/searchRecord';

function hit(title: string, more: Partial<SearchRecord> = {}): Hit {
  return {
    matched: [],
    record: {
      kind: 'section',
      title,
      to: `/${title}`,
      within: 'Log',
      text: 'words',
      ...more,
    },
  } as unknown as Hit;
}

describe('hits that come after what a group has played', () => {
  const hits = [
    hit('rules'),
    hit('first', {session: 'gate/1'}),
    hit('second', {session: 'gate/2'}),
    hit('elsewhere', {session: 'lamp/2'}),
  ];

  it('are left out and counted', () => {
    const {shown, hidden} = veilHits(hits, {gate: 1});
    expect(shown.map(({record}) => record.title)).toEqual([
      'rules',
      'first',
      'elsewhere',
    ]);
    expect(hidden).toBe(1);
  });

  it('are all shown before readers have said where they stand', () => {
    expect(veilHits(hits, {})).toEqual({shown: hits, hidden: 0});
  });

  it('give no words of a text that tells of several sessions', () => {
    const mixed = hit('Chronicle', {mixed: 'gate', facts: [['Place', 'Skep']]});
    const [shown] = veilHits([mixed], {gate: 1}).shown;
    expect(shown?.record).toMatchObject({
      title: 'Chronicle',
      text: '',
      facts: [],
    });
    expect(veilHits([mixed], {lamp: 1}).shown).toEqual([mixed]);
  });

  it('give no words of a text that tells of two campaigns, whichever readers play', () => {
    const mixed = hit('Campaigns', {mixed: 'gate lamp'});
    for (const progress of [{gate: 1}, {lamp: 0}]) {
      const [shown] = veilHits([mixed], progress).shown;
      expect(shown?.record.text).toBe('');
    }
    expect(veilHits([mixed], {}).shown).toEqual([mixed]);
  });
});
