import {join, posix, resolve} from 'node:path';
import {format} from 'prettier';
import {tags} from '../../world/tags';
import {contentAreas} from '../../src/site/contentAreas';
import {sitePages} from '../../plugins/pages/sitePages';
import {checkPlan} from '../new/checkPlan';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {siteDir} from '../siteDir';
import {checkInto} from './checkInto';
import {planImport} from './planImport';
import {readVault} from './readVault';
import {writeImport} from './writeImport';

const USAGE =
  'one folder: npm run import-obsidian -- FOLDER [--into docs/area], without --into to see the report alone';

function readOrder() {
  const {
    values,
    positionals: [folder = ''],
  } = readArguments({
    usage: USAGE,
    flags: {into: {type: 'string'}},
    count: [1, 1],
  });
  const into =
    values.into === undefined
      ? undefined
      : checkInto(values.into, contentAreas);
  return {folder: resolve(folder), into};
}

/** Imports a vault, or tells what an import could not keep. */
async function main(): Promise<void> {
  const {folder, into} = readOrder();
  const vault = readVault(folder);
  const place = into ?? 'docs/area';
  const {pages, pictures, losses} = planImport(vault, {
    tags: Object.keys(tags),
    pictureFolder: place.replace(/^docs/, ''),
  });
  const texts = await Promise.all(
    pages.map(async ({path, text}) => ({
      path: posix.join(place, path),
      text: await format(text, {parser: 'markdown', proseWrap: 'preserve'}),
    })),
  );
  const changes = texts.map(({path, text}) => ({
    path,
    before: undefined,
    after: text,
  }));
  const faults = checkPlan(changes, {
    pages: await sitePages(),
    spellSheets: [],
  });
  if (faults.length > 0) {
    throw new Error([...faults, 'Nothing was written.'].join('\n'));
  }
  if (into !== undefined) {
    writeImport(siteDir, [
      ...texts,
      ...pictures.map(({from, path}) => ({
        path: posix.join(into.replace(/^docs/, 'static'), path),
        copyOf: join(folder, from),
      })),
    ]);
  }
  const links = vault.links.map((path) => `${path}: a link to another place`);
  const lost = [...losses, ...links];
  console.log(
    [
      `${into === undefined ? 'Would write' : 'Written'}: ${pages.length} pages, ${pictures.length} pictures.`,
      ...texts.map(({path}) => `  ${path}`),
      ...(lost.length === 0 ? [] : ['Not kept as it was:', ...lost]),
      ...(into === undefined
        ? []
        : [
            'Now link the pages from others, and run npm run check:page and npm run accept-names on each.',
          ]),
    ].join('\n'),
  );
}

void startCommand('import-obsidian', main);
