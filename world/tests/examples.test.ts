import {readdirSync, readFileSync} from 'node:fs';
import {
  everywhereComponents,
  importedModules,
} from '../../plugins/features/authorComponents';

const FOLDER = 'docs/reference/_examples';
const page = readFileSync('docs/reference/examples.mdx', 'utf8');
const parts = readdirSync(FOLDER).filter((file) =>
  page.includes(`'./_examples/${file}'`),
);

/** The text of the examples without inline code, as naming a component does not show it. */
const examples = parts
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .join('\n')
  .replaceAll(/`[^`\n]+`/g, '');

/** How authors write components that they do not call by name. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['DataGrid/SheetProblemNote', '<SheetProblemNote'],
  ['Details', '<details>'],
  ['Dice', ':dice['],
  ['Example', 'A **Gate** is not a latch.'],
  ['FilesOrText', 'ifEmpty='],
  ['PagePicture', '](/banners/lamp-road.jpg)'],
  ['RollTable', 'rollable='],
  ['TableFiles', '<DataTable'],
  ['Spoiler', ':spoiler['],
  ['StatBlock', '```statblock'],
]);

describe('the component gallery for authors', () => {
  it.each([...everywhereComponents, ...Object.keys(importedModules)])(
    'shows %s',
    (name) => {
      expect(examples).toContain(WRITTEN.get(name) ?? `<${name}`);
    },
  );
});
