import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import sharp from 'sharp';
import type {PasswordEntry} from '../../../plugins/lock/format/types';
import {temporarySite} from '../temporarySite';
import {builtEntry} from './entries';
import {buildLocked, lockText} from './site';

/** A picture that only readers with the password may see. */
const PICTURE = 'docs/reference/files/odo-ford-map.png';

/** Pages with a unique word in every place that could leak. */
export const pages = {
  'docs/reference/index.mdx': `---
title: The table of the master
description: Canary descriptiona of the ninth drowned door.
keywords: [canary keyworda of the ferry house]
tag: [guide]
---

import Part from './_part.mdx';

{/* Canary commenta: Odo has been dead since the spring. */}

export const Sum = ({children}) => <b>{children}: canary exporta was here</b>;

## Canary headinga of the miller

Canary texta: the miller pays the **drowned** ferryman with a coin from elsewhere.

<Part />

<Sum>Reckoned</Sum>

{['one', 'two'].map((word) => <i key={word}>{word}</i>)}

<Tabs>
  <TabItem value="Canary labela of the tab">Inside.</TabItem>
</Tabs>

![Canary alta of the map](./files/odo-ford-map.png)

<DataTable src="./files/tolls.csv" caption="Canary captiona of the tolls" />

<DataTable src="/open.csv" caption="Open figures" />

[a secret](./gm/secret.mdx) and [the sheet](./files/tolls.csv#top)
`,
  'docs/reference/_part.mdx':
    'Canary parta stands in another file.\n\n### Deeper\n',
  'docs/reference/gm/secret.mdx': `---
title: Secret
---

Only the canary mastera of the table reads this line.
`,
  'docs/reference/files/tolls.csv': 'Bridge,Toll\nCanary rowa of a bridge,3\n',
  'docs/reference/files/index.csv':
    'file,title,alt\nodo-ford-map.png,The drowned map,A map of a ford\n',
  'static/open.csv': 'Open,Rows\nEverybody may read this row of the sheet,1\n',
};

/** Writes a picture large enough to be recognized by its bytes. */
export async function drawPicture(folder: string): Promise<void> {
  const bytes = await sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: 'gray',
      noise: {type: 'gaussian', mean: 128, sigma: 30},
    },
  })
    .png()
    .toBuffer();
  writeFileSync(join(folder, PICTURE), bytes);
}

/** A site with canaries in every corner of a locked area, and functions to build similar ones. */
export type CanarySite = {
  readonly siteDir: string;
  readonly lamp: PasswordEntry;
  readonly root: PasswordEntry;
  readonly plugin: Awaited<ReturnType<typeof buildLocked>>;
  /** Creates another site with the same passwords. */
  readonly siteWith: (files?: Readonly<Record<string, string>>) => string;
};

/** Builds that site. */
export async function canarySite(): Promise<CanarySite> {
  const lamp = await builtEntry('lamp', 'open sesame');
  const root = await builtEntry('root', 'lamo tiru bagi');
  const createSite = (files: Readonly<Record<string, string>> = pages) =>
    temporarySite({
      ...files,
      'lock.json': lockText({
        admin: {entries: [root]},
        paths: {'/reference': {hint: 'the word', entries: [lamp]}},
      }),
    });
  const siteDir = createSite();
  await drawPicture(siteDir);
  return {
    siteDir,
    lamp,
    root,
    plugin: await buildLocked(siteDir),
    siteWith: createSite,
  };
}

/** Returns the text of all published files. */
export async function published(folder: string): Promise<string> {
  const paths = await Globby('.locked/docs/**/*', {cwd: folder, dot: true});
  return paths
    .map((path) => `${path}\n${readFileSync(join(folder, path), 'latin1')}`)
    .join('\n');
}
