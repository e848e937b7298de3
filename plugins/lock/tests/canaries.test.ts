import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {checkLeaks} from '../check/checkLeaks';
import {drawPicture, published} from '../../../tests/support/lock/canarySite';
import {builtEntry} from '../../../tests/support/lock/entries';
import {getReader} from '../../../tests/support/lock/reopen';
import {buildLocked, lockText} from '../../../tests/support/lock/site';
import {temporarySite} from '../../../tests/support/temporarySite';

/** The sentence that stands in one position alone. */
const canary = (position: string): string =>
  `Canary ${position} sings beneath drowned stairs`;

const files = {
  'docs/reference/index.mdx': `---
title: The table of the master
description: ${canary('description')}
keywords: [${canary('keyword')}]
---

import Part from './_part.mdx';

{/* ${canary('comment')} */}

export const Sum = ({children}) => <b>{children} ${canary('export')}</b>;

## ${canary('heading')}

### ${canary('subheading')}

${canary('text')}, **${canary('strong')}**, *${canary('emphasis')}*.

- ${canary('item')}
- ${canary('ticked').replace('drowned', '`drowned`')}

1. ${canary('number')}

> ${canary('quote')}

:::note[${canary('admonition')}]

${canary('note')}

:::

| ${canary('column')} |
| --- |
| ${canary('cell')} |

\`\`\`text title="${canary('program')}"
${canary('listing')} and sings on
\`\`\`

[${canary('link')}](/open.csv "${canary('hover')}") and a word[^1].

[^1]: ${canary('footnote')}

<details>
<summary>${canary('summary')}</summary>

${canary('fold')}

</details>

<Tabs>
  <TabItem value="a" label="${canary('label')}">${canary('tab')}</TabItem>
</Tabs>

<Part />

<Sum>Reckoned</Sum>

![${canary('picture')}](./files/odo-ford-map.png)

<DataTable src="./files/tolls.csv" caption="${canary('caption')}" />
`,
  'docs/reference/_part.mdx': `${canary('partial')}\n`,
  'docs/reference/gm/secret.mdx': `---\ntitle: Secret\n---\n\n${canary('neighbor')}\n`,
  'docs/reference/files/tolls.csv': `${canary('header')},Toll\n${canary('row')},3\n`,
  'docs/reference/files/odo-ford-map.png': '',
  'static/open.csv': 'Open,Rows\nEverybody,1\n',
};

/** The positions of all canaries, as they are written above. */
const positions = [
  ...new Set(
    [
      ...Object.values(files)
        .join('\n')
        .matchAll(/Canary (\w+)/g),
    ].map(([, position = '']) => position),
  ),
];

/** Positions that no reader sees. */
const UNREAD = ['description', 'keyword', 'comment'];

let siteDir: string;
let plugin: Awaited<ReturnType<typeof buildLocked>>;

beforeAll(async () => {
  const lamp = await builtEntry('lamp', 'open sesame');
  siteDir = temporarySite({
    ...files,
    'lock.json': lockText({paths: {'/reference': {entries: [lamp]}}}),
  });
  await drawPicture(siteDir);
  plugin = await buildLocked(siteDir);
});

it('there is a canary in each position of a locked page', () => {
  expect(positions.length).toBeGreaterThanOrEqual(28);
});

it('none of them is in anything that is published', async () => {
  const outDir = temporarySite({});
  await plugin.publish.writeFiles({outDir});
  const paths = await Globby('**/*', {cwd: outDir, dot: true});
  const text = [
    await published(siteDir),
    ...paths.map((path) => path + readFileSync(join(outDir, path), 'latin1')),
  ].join('\n');
  expect(paths).toHaveLength(3);
  expect(text).not.toMatch(/canary|drowned|odo-ford-map|tolls/i);
});

it('readers with the password get those that pages show', async () => {
  const reader = getReader(siteDir, 'lamp', 'open sesame');
  const text = JSON.stringify([
    await reader.page('index'),
    await reader.page('gm/secret'),
  ]);
  const missing = positions.filter((each) => !text.includes(`Canary ${each}`));
  expect(missing).toEqual(UNREAD);
});

it.each(positions)(
  'the leak check finds that of %s in a build',
  async (each) => {
    const outDir = temporarySite({});
    writeFileSync(join(outDir, 'a.html'), `<p>${canary(each)}</p>`);
    const {leaks} = await checkLeaks(outDir, {
      secrets: plugin.publish.secrets(),
      allowed: [],
      readPdfs: () => Promise.resolve(new Map()),
    });
    expect(leaks.map(({phrase}) => phrase)).toContainEqual(
      expect.stringContaining(`canary ${each} sings`),
    );
  },
);
