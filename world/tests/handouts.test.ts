import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {documents} from '../documents/index';
import {readRecords} from '../../tests/support/sheets';
import {siteDir} from '../../tests/support/site';

type Campaign = {
  readonly name: string;
  /** The page of the handouts, and that of the logs. */
  readonly page: string;
  readonly log: string;
  readonly least: number;
};

const campaigns: readonly Campaign[] = [
  {
    name: 'return-of-the-gatewatcher',
    page: 'return-of-the-gatewatcher/handouts',
    log: 'return-of-the-gatewatcher/game-story',
    least: 12,
  },
  {
    name: 'shroud-of-the-empire',
    page: 'campaign-reference/shroud-of-the-empire/handouts',
    log: 'campaign-reference/shroud-of-the-empire/index',
    least: 8,
  },
];

function readPage(page: string): string {
  return readFileSync(join(siteDir, `docs/${page}.md`), 'utf8');
}

/** Lists the handouts of a page with their texts. */
function listHandouts(page: string): readonly (readonly [string, string])[] {
  const [, papers = ''] = readPage(page).split('## The papers\n');
  const [all = ''] = papers.split(/^## /m);
  return all
    .split(/^### /m)
    .slice(1)
    .map((text) => [text.split('\n')[0] ?? '', text]);
}

/** Returns the session that a handout names, in which readers first see it. */
function readSession(text: string): number {
  return Number(/^_Session (?<number>\d+),/m.exec(text)?.groups?.['number']);
}

/** Lists the handouts of a page, each with the session up to which readers see it veiled; NaN if they always see it. */
function listVeils(page: string): readonly (readonly [string, number])[] {
  let veil = NaN;
  return readPage(page)
    .split('\n')
    .flatMap((line) => {
      const opening = /^:::session\[(?<number>\d+)\]$/.exec(line)?.groups;
      if (opening !== undefined || line === ':::') {
        veil = Number(opening?.['number']);
      }
      const title = /^### (?<title>.+)$/.exec(line)?.groups?.['title'];
      return title === undefined ? [] : [[title, veil] as const];
    });
}

describe.each(campaigns)(
  'the handouts of $name (A4)',
  ({name, page, log, least}) => {
    const handouts = listHandouts(page);

    it(`are at least ${least}, each with a session, a place and something to read or see`, () => {
      expect(handouts.length).toBeGreaterThanOrEqual(least);
      for (const [title, text] of handouts) {
        expect([title, /^_Session \d+, \S/m.test(text)]).toEqual([title, true]);
        expect([title, /^>|^!\[.{40,}\]\(/m.test(text)]).toEqual([title, true]);
      }
    });

    it('are veiled until their session, also those for the next one (T10)', () => {
      expect(listVeils(page)).toEqual(
        handouts.map(([title, text]) => [title, readSession(text)]),
      );
    });

    it.each(['', 'letter/'])(
      'are veiled in the documents of %j until the last of them (T10)',
      (paper) => {
        const last = Math.max(...handouts.map(([, text]) => readSession(text)));
        const listed = readRecords(`campaigns/${name}/${paper}index.csv`);
        const entry = listed.find(({file}) => file === 'handouts.pdf');
        expect(Number(entry?.['session'])).toBeGreaterThanOrEqual(last);
      },
    );

    it('come in the order of play', () => {
      const sessions = handouts.map(([, text]) => readSession(text));
      expect(sessions).toEqual(sessions.toSorted((a, b) => a - b));
    });

    it('are linked from the log of their session, or from what comes next', () => {
      const text = readPage(log);
      const played = readRecords(`campaigns/${name}/sessions.csv`).length;
      for (const [title, handout] of handouts) {
        const session = readSession(handout);
        const part =
          session > played
            ? text
            : (
                text.split(new RegExp(`^### Session ${session}:`, 'm'))[1] ?? ''
              ).split(/^### /m)[0];
        expect([title, part?.includes('(./handouts.md#')]).toEqual([
          title,
          true,
        ]);
      }
    });

    it('are a document of their own, and part of the companion', () => {
      const holders = documents
        .filter(({chapters}) =>
          chapters.some(
            (chapter) =>
              chapter.page === page && chapter.only?.includes('the-papers'),
          ),
        )
        .map(({file}) => file);
      expect(holders.toSorted()).toEqual([
        `/campaigns/${name}/companion.pdf`,
        `/campaigns/${name}/handouts.pdf`,
      ]);
    });
  },
);

describe('the papers from Toros', () => {
  const papers = new Map(
    listHandouts('campaign-reference/shroud-of-the-empire/handouts'),
  );

  function numbersOf(title: string, pattern: RegExp): readonly number[] {
    return [...(papers.get(title) ?? '').matchAll(pattern)].map(([, digits]) =>
      Number((digits ?? '').replace(',', '').replace('−', '-')),
    );
  }

  it('balance in the book and lack eleven sacks in the granary', () => {
    const [before = 0, barges = 0, bakers = 0, book, count] = numbersOf(
      'A page of the granary book',
      /\| +(?<sacks>−?[\d,]+) +\|$/gm,
    );
    expect(book).toBe(before + barges + bakers);
    expect((book ?? 0) - (count ?? 0)).toBe(11);
  });

  it('charge each house nine nights of a street lamp, in coin of thirty years ago', () => {
    const lamp = readRecords('campaigns/shroud-of-the-empire/lamps.csv').find(
      (row) => row['Lamp'] === 'Street lamp',
    );
    const bits = Number(lamp?.['One filling (bits)']) * 9;
    const fee = `${Math.floor(bits / 10)} marks ${bits % 10} bits`;
    const text = papers.get('Lamp fee, one street') ?? '';
    expect(text.split(fee)).toHaveLength(6);
    expect(text).toContain(
      `Total ${Math.floor((bits * 5) / 10)} marks ${(bits * 5) % 10} bits.`,
    );
    for (const year of numbersOf(
      'Lamp fee, one street',
      /coin of (?<year>\d+)/g,
    )) {
      expect(year).toBeLessThanOrEqual(1124 - 30);
    }
  });

  it('ask one question in six lines', () => {
    const petition = papers.get('The petition') ?? '';
    const lines = petition
      .split('\n')
      .filter((line) => /^> [A-Z]/.test(line) && !line.includes('Stamped'));
    expect(lines).toHaveLength(6);
    expect(lines.filter((line) => line.endsWith('?'))).toHaveLength(1);
  });
});
