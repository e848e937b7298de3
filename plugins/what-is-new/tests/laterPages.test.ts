import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {campaigns} from '../../../world/campaigns';
import {area, doc, publish, updated} from '../../../tests/support/whatIsNew';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'news-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

describe('what is new in a campaign', () => {
  it('tells of a page that comes in a session where it can be veiled, and not in the feed', async () => {
    const campaign = campaigns[0]?.id ?? '';
    const page = (name: string, folder: string) => ({
      ...doc(name, 'docs', {frontMatter: {session: 5}}),
      permalink: `/world/${folder}/${name}.html`,
    });
    const {route, feed} = await publish({
      siteDir,
      histories: new Map(
        ['mill', 'traitor', 'list'].map((name) => [
          `docs/${area}/${name}.md`,
          {updated},
        ]),
      ),
      pages: [doc('mill'), page('traitor', campaign), page('list', area)],
    });
    expect(JSON.stringify(route?.props)).toContain('traitor');
    expect(feed).not.toContain('traitor');
    // A session that belongs to no campaign veils nothing.
    expect(feed?.match(/(?<=<title>)(?:mill|list)(?=<)/g)).toHaveLength(2);
  });
});
