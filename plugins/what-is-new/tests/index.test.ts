import {writeDay} from '../../page-info/model/writeDay';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {area, doc, publish, updated} from '../../../tests/support/whatIsNew';
import {NEWS_PAGE} from '../../../src/site/newsPage';

const docs = [
  doc('mill'),
  doc('sketch', 'docs', {draft: true}),
  doc('cellar', 'docs', {unlisted: true}),
  doc('bell', '.locked/docs'),
];

/** Everything that git knows: also the sources and the stubs of locked pages. */
const known = new Map(
  ['docs', '.locked/docs'].flatMap((folder) =>
    ['mill', 'sketch', 'cellar', 'bell'].map((name) => [
      `${folder}/${area}/${name}.md`,
      {updated},
    ]),
  ),
);

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'news-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

const run = (histories: typeof known, isBuild = true) =>
  publish({siteDir, histories, pages: docs, isBuild});

describe('what is new', () => {
  it('is a page, a feed, and a link to it, below the base path', async () => {
    const {route, headTags, feed} = await run(known);
    expect(route?.path).toBe(`/world${NEWS_PAGE}`);
    expect(route?.props).toMatchObject({
      changed: [
        {to: `/${area}/mill.html`, title: 'mill', updated: writeDay(updated)},
      ],
      hasFeed: true,
    });
    expect(headTags).toMatchObject([
      {attributes: {rel: 'alternate', href: '/world/changes.atom'}},
    ]);
    expect(feed).toContain('href="https://example.org/world/changes.atom"');
    expect(feed).toContain(`https://example.org/world/${area}/mill.html`);
  });

  it('never tells of a locked, draft or unlisted page', async () => {
    const {route, feed} = await run(known);
    expect(feed?.match(/<entry>/g)).toHaveLength(1);
    expect(`${feed ?? ''}${JSON.stringify(route?.props)}`).not.toMatch(
      /bell|sketch|cellar/,
    );
  });

  it('has no feed, and no link to one, without git history', async () => {
    const {route, headTags, feed} = await run(new Map());
    expect(route?.props).toMatchObject({changed: [], hasFeed: false});
    expect(headTags).toBeUndefined();
    expect(feed).toBeUndefined();
  });

  it('has the notes of the changelog, or none without one', async () => {
    expect((await run(known)).route?.props).toMatchObject({releases: []});
    writeFileSync(join(siteDir, 'CHANGELOG.md'), '## 1.0\n\n- Begins.\n');
    expect((await run(known)).route?.props).toMatchObject({
      releases: [{title: '1.0', notes: [[{text: 'Begins.', isCode: false}]]}],
    });
  });
});
