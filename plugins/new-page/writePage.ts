import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {dump} from 'js-yaml';
import {kebabCase} from '../../src/shared/model/kebabCase';
import {nearest} from '../../src/shared/model/nearest';

/** A page that an author requests. */
export type Order = {
  readonly siteDir: string;
  /** The ids of all areas. */
  readonly areas: readonly string[];
  /** The name of a template, without extension. */
  readonly kind: string;
  readonly area: string;
  readonly title: string;
};

function checkName(what: string, found: string, known: readonly string[]) {
  if (!known.includes(found)) {
    const close = nearest(found, known);
    throw new Error(
      `found the ${what} "${found}", expected one of ${known.join(', ')}${close === undefined ? '' : ` (did you mean "${close}"?)`}.`,
    );
  }
}

/**
 * Writes a page with the text of a template and a title.
 *
 * @returns its path from the root of the project.
 * @throws Error if the template or the area does not exist, or if the page already does.
 */
export function writePage(order: Order): string {
  const {siteDir, areas, kind, area, title} = order;
  const folder = join(siteDir, 'world/templates');
  const templates = readdirSync(folder).filter((name) => name.endsWith('.md'));
  checkName(
    'kind',
    kind,
    templates.map((name) => name.slice(0, -'.md'.length)),
  );
  checkName('area', area, areas);
  const name = kebabCase(title);
  if (name === '' || /\p{Cc}/u.test(title)) {
    throw new Error(
      `found the title ${JSON.stringify(title)}, expected one line with letters or digits, which the address needs.`,
    );
  }
  const path = `docs/${area}/${name}.md`;
  const file = join(siteDir, path);
  if (existsSync(file)) {
    throw new Error(
      `${path}: this page already exists. Choose a different title.`,
    );
  }
  const template = readFileSync(join(folder, `${kind}.md`), 'utf8');
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(
    file,
    template.replace('---\n', () => `---\n${dump({title}, {lineWidth: -1})}`),
  );
  return path;
}
