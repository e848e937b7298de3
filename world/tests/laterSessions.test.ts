import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parsePage} from '../../plugins/search/build/parsePage';
import {listLedSessions} from '../../plugins/search/build/findSessions';
import {shownSheets} from '../../plugins/search/build/shownSheets';
import {sitePages} from '../../plugins/pages/sitePages';
import {selectFromSheet} from '../../plugins/tables/model/selectFromSheet';
import {findPageCampaign} from '../../src/shared/model/campaignRow';
import {readSessionMark} from '../../src/shared/model/sessionMark';
import {findEarly, listLaterWords} from '../../tests/support/laterWords';
import {readDataFile} from '../../tests/support/sheets';
import {siteDir} from '../../tests/support/site';
import {campaigns} from '../campaigns';

/** Text that readers of a campaign meet in a session; 0 for what all of them meet. */
type Told = {readonly session: number; readonly text: string};

/** The rows of a table, each in its session or in that of the block around it. */
function listRows(
  markdown: string,
  campaign: string,
  around: number,
): readonly Told[] {
  return shownSheets(markdown).flatMap(({src, caption, selection}) => {
    const sheet = selectFromSheet(readDataFile(src.slice(1)), {
      ...selection,
      campaign,
    });
    return [
      // The caption of a table stands even where all of its rows are hidden.
      {session: around, text: caption},
      ...sheet.rows.map((cells, row) => ({
        session: Math.max(around, getSession(sheet.marks?.[row])),
        text: cells.join(' | '),
      })),
    ];
  });
}

function getSession(mark: string | null | undefined): number {
  return readSessionMark(mark ?? '')?.session ?? 0;
}

/** The text of a page by the session in which readers meet it. */
function listTold(body: string, campaign: string): readonly Told[] {
  return parsePage(body).flatMap(({title, session: heading = 0, pieces}) => [
    {session: heading, text: title},
    ...pieces.flatMap(({markdown, session: around = heading}) => [
      ...markdown
        .replaceAll(/<DataTable[^>]*>/g, '')
        .split('\n\n')
        .map((text) => ({
          session: Math.max(around, ...listLedSessions(text)),
          text,
        })),
      ...listRows(markdown, campaign, around),
    ]),
  ]);
}

const words = listLaterWords();

async function listPages() {
  const pages = await sitePages(siteDir);
  return pages.flatMap((page) => {
    const campaign = findPageCampaign(page.path, campaigns);
    return campaign === undefined ? [] : [{...page, campaign}];
  });
}

describe('the pages of a campaign', () => {
  it('name nobody and nothing before the session in which readers meet them', async () => {
    const pages = await listPages();
    expect(pages.length).toBeGreaterThan(15);
    const early = pages.flatMap(({path, campaign}) => {
      const source = readFileSync(join(siteDir, path), 'utf8');
      const [, head = '', body = ''] =
        /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(source) ?? [];
      return [{session: 0, text: head}, ...listTold(body, campaign)].flatMap(
        ({session, text}) =>
          findEarly(text, words, (each) =>
            // All readers know the first session, and no group is asked about another campaign.
            each === campaign ? Math.max(session, 1) : Infinity,
          ).map((found) => `${path}, session ${session}: ${found}`),
      );
    });
    expect(early).toEqual([]);
  });
});

it('pages outside of campaigns show no picture of a session', async () => {
  const pages = await sitePages(siteDir);
  const shown = pages
    .filter(({path}) => findPageCampaign(path, campaigns) === undefined)
    .flatMap(({path}) => {
      const source = readFileSync(join(siteDir, path), 'utf8');
      const found = source.match(/\/campaigns\/\S+\/s\d\d-[\w-]+\.\w+/g) ?? [];
      return found.map((picture) => `${path}: ${picture}`);
    });
  expect(shown).toEqual([]);
});
