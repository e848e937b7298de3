import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {nearest} from '../../../src/shared/model/nearest';
import {areas, menus} from '../../../world/areas';
import {listAdditions, type Rows} from '../model/tables';
import {writeTold} from '../model/told';
import {ImportPlanner, type ImportPlan} from './planImport';
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
function writeTables(siteDir: string, rows: Rows) {
  const tables = new Map<string, {content: string}>();
  const known = [
    ...areas.map(({id}) => `area ${id}`),
    ...menus.map(({group}) => `menu ${group}`),
  ];
  for (const [file, before, lines] of listAdditions(rows, known)) {
    const text =
      tables.get(file)?.content ?? readFileSync(join(siteDir, file), 'utf8');
    const added = lines.map((line) => `${line}\n`).join('');
    if (added !== '' && !before.test(text)) {
      throw new Error(
        `${file}: found no list as in a new world, expected one for these rows:\n${added}`,
      );
    }
    tables.set(file, {content: text.replace(before, () => added)});
  }
  return tables;
}

/**
 * Refuses to overwrite files.
 *
 * @throws Error with the report and each of them.
 */
function refuseClashes(
  siteDir: string,
  writes: ImportPlan['writes'],
  report: string,
): void {
  const lines = [...writes]
    .filter(([path, {content}]) => {
      const file = join(siteDir, path);
      return (
        existsSync(file) && !readFileSync(file).equals(Buffer.from(content))
      );
    })
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
  const project = await readProject(folder, siteDir);
  const {writes, rows, told} = await new ImportPlanner(project, into).plan();
  const tables = writeTables(siteDir, rows);
  if (project.pages.length === 0 && told.length === 0) {
    throw new Error(`${folder}: found no pages, expected files such as a.md.`);
  }
  const kind = project.isVault ? 'an Obsidian vault' : 'a VuePress project';
  const counts = `${project.pages.length} pages, ${writes.size} files to write`;
  const report = `${folder}: ${kind}, ${counts}\n\n${writeTold(told)}`;
  refuseClashes(siteDir, writes, report);
  if (dryRun) {
    return `${report}\nNothing was written.`;
  }
  for (const [path, {content}] of [...writes, ...tables]) {
    mkdirSync(dirname(join(siteDir, path)), {recursive: true});
    writeFileSync(join(siteDir, path), content);
  }
  return `${report}\nAll is written. Next: npx docusaurus build`;
}
