import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {nearest} from '../../../src/shared/model/nearest';
import {areas, menus} from '../../../world/areas';
import {listAdditions, type Rows} from '../model/tables';
import {writeTold} from '../model/told';
import {ImportPlanner, type Written} from './planImport';
import {readProject} from './readProject';

/** What an author asks for. */
export type Order = {
  readonly siteDir: string;
  readonly folder: string;
  /** The area that takes all pages; without it, each folder becomes one. */
  readonly into?: string | undefined;
  readonly dryRun: boolean;
};

function checkArea(into: string): void {
  const ids: readonly string[] = areas.map(({id}) => id);
  const close = nearest(into, ids);
  const hint = close === undefined ? '' : ` (did you mean "${close}"?)`;
  if (!ids.includes(into)) {
    throw new Error(
      `found the area "${into}", expected one of ${ids.join(', ')}${hint}. Without --into, each folder becomes an area.`,
    );
  }
}

/** Returns the tables of the world with their new rows, by path. */
function writeTables(siteDir: string, rows: Rows): ReadonlyMap<string, string> {
  const tables = new Map<string, string>();
  const known = [
    ...areas.map(({id}) => `area ${id}`),
    ...menus.map(({group}) => `menu ${group}`),
  ];
  for (const [file, before, lines] of listAdditions(rows, known)) {
    const text = tables.get(file) ?? readFileSync(join(siteDir, file), 'utf8');
    const added = lines.map((line) => `${line}\n`).join('');
    if (added !== '' && !before.test(text)) {
      throw new Error(
        `${file}: found no list as in a new world, expected one for these rows:\n${added}`,
      );
    }
    tables.set(
      file,
      text.replace(before, () => added),
    );
  }
  return tables;
}

/**
 * Refuses to overwrite files.
 *
 * @throws Error with the report and each of them, unless this site can keep its own.
 */
function refuseClashes(
  taken: readonly (readonly [string, Written])[],
  report: string,
): void {
  const lines = taken
    .filter(([, {isSpare}]) => !isSpare)
    .map(
      ([path, {source}]) =>
        `${path}: found another file than ${source} becomes, expected none. Move one of the two.`,
    );
  if (lines.length > 0) {
    throw new Error(`${report}\n${lines.join('\n')}\nNothing was written.`);
  }
}

/**
 * Imports a project, and returns a report.
 *
 * @throws Error before anything is written, if another file is where one would be.
 */
export async function importProject(order: Order): Promise<string> {
  const {siteDir, folder, into, dryRun} = order;
  if (into !== undefined) {
    checkArea(into);
  }
  const project = await readProject(folder);
  const {writes, rows, told} = await new ImportPlanner(project, into).plan();
  const tables = writeTables(siteDir, rows);
  const taken = [...writes].filter(([path, {content}]) => {
    const file = join(siteDir, path);
    return existsSync(file) && !readFileSync(file).equals(Buffer.from(content));
  });
  for (const [path] of taken.filter(([, {isSpare}]) => isSpare)) {
    told.push({kind: 'own', path, line: 1, what: 'this site has its own'});
  }
  const kind = project.isVault ? 'an Obsidian vault' : 'a VuePress project';
  const counts = `${project.pages.length} pages, ${writes.size} files to write`;
  const report = `${folder}: ${kind}, ${counts}\n\n${writeTold(told)}`;
  refuseClashes(taken, report);
  if (dryRun) {
    return `${report}\nNothing was written.`;
  }
  const kept = taken.map(([path]) => path);
  const texts = [...writes].map(
    ([path, {content}]) => [path, content] as const,
  );
  for (const [path, content] of [...texts, ...tables]) {
    if (!kept.includes(path)) {
      mkdirSync(dirname(join(siteDir, path)), {recursive: true});
      writeFileSync(join(siteDir, path), content);
    }
  }
  return `${report}\nAll is written. Next: npx docusaurus build`;
}
