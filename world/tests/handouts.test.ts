import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readRecords} from '../../tests/support/sheets';
import {siteDir} from '../../tests/support/site';

type Campaign = {
  readonly name: string;
  /** The page of the handouts. */
  readonly page: string;
};

const campaigns: readonly Campaign[] = [
  {
    name: 'return-of-the-gatewatcher',
    page: 'return-of-the-gatewatcher/handouts',
  },
  {
    name: 'shroud-of-the-empire',
    page: 'campaign-reference/shroud-of-the-empire/handouts',
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

describe.each(campaigns)('the handouts of $name', ({name, page}) => {
  const handouts = listHandouts(page);

  it('are found', () => {
    expect(handouts).not.toEqual([]);
  });

  it('are veiled until their session, also those for the next one', () => {
    expect(listVeils(page)).toEqual(
      handouts.map(([title, text]) => [title, readSession(text)]),
    );
  });

  it.each(['', 'letter/'])(
    'are veiled in the documents of %j until the last of them',
    (paper) => {
      const last = Math.max(...handouts.map(([, text]) => readSession(text)));
      const listed = readRecords(`campaigns/${name}/${paper}index.csv`);
      const entry = listed.find(({file}) => file === 'handouts.pdf');
      expect(Number(entry?.['session'])).toBeGreaterThanOrEqual(last);
    },
  );
});
