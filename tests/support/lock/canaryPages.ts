/** The sentence that stands in one position alone. */
export const canary = (position: string): string =>
  `Canary ${position} sings beneath drowned stairs`;

/** A locked page with a sentence in each of its positions, and what it consists of. */
export const canaryPages = {
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
export const positions = [
  ...new Set(
    [
      ...Object.values(canaryPages)
        .join('\n')
        .matchAll(/Canary (\w+)/g),
    ].map(([, position = '']) => position),
  ),
];
