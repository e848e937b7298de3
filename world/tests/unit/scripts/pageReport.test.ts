import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  checkAddress,
  reportAddress,
} from '../../../../scripts/page-report/reportPage';
import {trySheet} from '../../../../scripts/page-report/trySheet';
import {siteDir} from '../../../../tests/support/site';

const read = (path: string) => readFileSync(join(siteDir, path), 'utf8');

/** Finds what would be wrong if a text of a sheet were another. */
function tryText(path: string, from: string, to: string) {
  const text = read(path);
  expect(text).toContain(from);
  return trySheet({path, text: text.replace(from, to), address: '/'});
}

describe('the report on a page for its author (W2)', () => {
  it('counts its words and pictures, and lists its sheets', async () => {
    const report = await reportAddress('/prime-almanac/torosia.html');
    expect(report).toMatchObject({
      path: 'docs/prime-almanac/torosia.md',
      faults: [],
      mentions: [],
      pictureFaults: [],
      length: {least: 750, most: 1300},
    });
    expect(report?.length.words).toBeGreaterThan(750);
    expect(report?.pictures).toBeGreaterThan(2);
    expect(report?.sheets).toEqual(
      expect.arrayContaining([
        'static/world-info/territories.csv',
        'static/world-info/rulers/index.csv',
      ]),
    );
  });

  it('is there for a locked page too, with its own sheets', async () => {
    expect(await reportAddress('/reference/session-7.html')).toMatchObject({
      path: 'docs/reference/session-7.md',
      faults: [],
      sheets: expect.arrayContaining([
        'docs/reference/papers/people-of-session-7.csv',
        'static/game-mechanics/combat/beasts.csv',
      ]),
    });
  });

  it('is empty where no author has written a page', async () => {
    expect(await reportAddress('/search.html')).toBeNull();
    expect(await checkAddress('/search.html')).toEqual([]);
  });
});

describe('a sheet that is tried before it is saved (W2)', () => {
  const wandering = 'static/game-mechanics/combat/wandering.csv';

  it('is refused if a page that shows it would have a fault', async () => {
    const [first = ''] = read(wandering).split('\n').slice(1, 2);
    const roll = first.split(',')[0] ?? '';
    const [fault] = await tryText(wandering, `\n${roll},`, '\n17,');
    expect(fault).toContain('docs/character-handbook/description-of-prof');
    expect(
      await trySheet({path: wandering, text: read(wandering), address: '/'}),
    ).toEqual([]);
  });

  it('is refused if a command writes it', async () => {
    const path = 'static/game-mechanics/experience.csv';
    expect(await trySheet({path, text: read(path), address: '/'})).toEqual([
      expect.stringContaining(
        'expected a change of static/game-mechanics/rules.json',
      ),
    ]);
  });

  it('is refused if fights could no longer be reckoned', async () => {
    const [fault] = await tryText(
      'static/game-mechanics/combat/shields.csv',
      'Buckler,+1,',
      'Buckler,one,',
    );
    expect(fault).toContain('shields.csv:2: found "one" below "DEF"');
  });

  it('is refused if the catalogue would be', async () => {
    const path = 'static/game-mechanics/wizardly-magic/spells/dim-magika.csv';
    const [, first = ''] = read(path).split('\n');
    const [fault] = await trySheet({
      path,
      text: `${read(path).trimEnd()}\n${first}\n`,
      address: '/',
    });
    expect(fault).toContain('found');
  });

  it('is refused if a picture would lose its alternative text', async () => {
    const path = 'static/world-info/rulers/index.csv';
    const [, row = ''] = read(path).split('\n');
    const file = row.split(',')[0] ?? '';
    const faults = await trySheet({
      path,
      text: read(path).replace(
        row,
        `${file}${','.repeat(row.split(',').length - 1)}`,
      ),
      address: '/',
    });
    expect(faults.join('\n')).toContain(file);
  });
});
