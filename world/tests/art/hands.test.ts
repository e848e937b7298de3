import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  drawChart,
  handPictures,
  listLetters,
} from '../../art/studio/hands/handPictures';
import {
  capitals,
  leaves,
  staves,
  tallies,
  wedges,
} from '../../art/studio/hands/cutHands';
import {
  curls,
  gates,
  knots,
  running,
  stopped,
} from '../../art/studio/hands/drawnHands';
import {kebabCase} from '../../../src/shared/lib/kebabCase';
import {getColumn, readRecords} from '../../../tests/support/sheets';
import {staticDir} from '../../../tests/support/site';

/** The letters of the alphabet, and a stop. */
const MOST = 27;

const tongues = getColumn('world-info/peoples/languages.csv', 'Tongue');

describe('the signs of a script', () => {
  it.each(
    Object.entries({
      capitals,
      curls,
      gates,
      knots,
      leaves,
      running,
      staves,
      stopped,
      tallies,
      wedges,
    }),
  )('are all different in as many as its chart needs: %s', (_, hand) => {
    const signs = Array.from({length: 22}, (__, index) =>
      JSON.stringify(hand(index)),
    );
    expect(new Set(signs).size).toBe(signs.length);
  });

  it('have a line or a shape for any letter', () => {
    for (const hand of [capitals, leaves, staves, tallies, wedges]) {
      for (let index = 0; index < MOST; index += 1) {
        const {lines, shapes = []} = hand(index);
        expect(lines.length + shapes.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('the letters of a tongue', () => {
  it('are those of its words, in order', () => {
    const letters = listLetters('ashtongue');
    expect(letters).toContain('k');
    expect(letters).not.toContain('-');
    expect(letters).toEqual(letters.toSorted());
  });

  it('begin with the stop where words have one', () => {
    expect(listLetters('morganan').slice(0, 2)).toEqual(['’', 'a']);
    expect(listLetters('bridge-common')).not.toContain('’');
  });
});

describe('the charts of the scripts', () => {
  it('are one for each tongue, in the primer of the tongue', () => {
    expect(handPictures.map(({file}) => file).toSorted()).toEqual(
      tongues.map((tongue) => `${kebabCase(tongue)}.svg`).toSorted(),
    );
  });

  it.each(handPictures)('are as the studio draws them: $file', async (of) => {
    const {folder, file, make} = of;
    expect(readFileSync(join(staticDir, folder, file), 'utf8')).toBe(
      String(await make()),
    );
  });

  it('have no more signs than their script', () => {
    for (const {Tongue = '', Signs} of readRecords(
      'character-creation/Languages/scripts.csv',
    )) {
      const {length} = listLetters(kebabCase(Tongue));
      expect(length).toBeGreaterThan(15);
      expect(Number(Signs)).toBeGreaterThanOrEqual(length);
    }
  });

  it('begin a row after twelve signs', () => {
    const getHeight = (count: number) =>
      /height="(?<height>\d+)"/.exec(
        drawChart(
          staves,
          Array.from({length: count}, () => 'a'),
        ),
      )?.groups?.['height'];
    expect(getHeight(12)).toBe(getHeight(1));
    expect(getHeight(13)).not.toBe(getHeight(12));
  });
});
