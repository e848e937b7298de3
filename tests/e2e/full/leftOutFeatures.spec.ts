import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {hasFeature} from '../../../src/site/features';
import type {Feature} from '../../../src/site/world';

/** Features that a world can leave out, with the folders of src/features that hold their texts. */
const folders: Partial<Record<Feature, string>> = {
  calendar: 'calendar/components/YearCalendar',
  campaigns: 'campaigns',
  coins: 'coins',
  desk: 'desk',
  discussion: 'discussion',
  grid: 'grid',
  map: 'map',
  names: 'names',
  offline: 'offline',
  'pdf-viewer': 'documents/components/PdfDisplay/viewer',
  pictures: 'pictures/components/PhotoGallery',
  sheet: 'sheet',
  spells: 'spells/components',
  'table-mode': 'table-mode',
};

function readAll(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => ending.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

/** Lists the ids of the interface texts in a folder; a build keeps these ids. */
function listTextIds(folder: string): readonly string[] {
  const sources = readAll(join('src/features', folder), /\.tsx?$/);
  const ids = sources.flatMap((source) =>
    [...source.matchAll(/["'](?<id>site\.\w+\.[\w.]+)["']/g)].map(
      ({groups}) => groups?.['id'] ?? '',
    ),
  );
  return [...new Set(ids)];
}

const scripts = readAll('build/assets/js', /\.js$/).join('\n');

/** Lists the texts of a folder that are in the script of the site. */
function listPresent(folder: string): readonly string[] {
  const ids = listTextIds(folder);
  expect(ids.length).toBeGreaterThan(3);
  return ids.filter((id) => scripts.includes(id));
}

const rows = Object.entries(folders) as [Feature, string][];
const had = rows.filter(([feature]) => hasFeature(feature));
const leftOut = rows.filter(([feature]) => !hasFeature(feature));

for (const [feature, folder] of leftOut) {
  test(`a world without "${feature}" ships none of its script (W6)`, () => {
    expect(listPresent(folder)).toEqual([]);
  });
}

// Comments can also be switched off by a setting.
for (const [feature, folder] of had.filter(([each]) => each !== 'discussion')) {
  test(`a world with "${feature}" ships its script (W6)`, () => {
    expect(listPresent(folder)).not.toEqual([]);
  });
}
