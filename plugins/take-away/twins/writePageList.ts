import {contentAreas} from '../../../src/site/contentAreas';
import type {TakenPage} from '../read/takenPage';
import {getTwinPath} from './writeTwin';

/** A file that readers can take away. */
export type Extra = {
  readonly title: string;
  readonly path: string;
  readonly description: string;
};

/** The site, as its list of pages introduces it. */
export type Introduction = {
  readonly title: string;
  /** One sentence about the site. */
  readonly sentence: string;
  /** Origin and base path, with a slash at the end. */
  readonly root: string;
};

function writeEntry(
  {title, description}: Pick<TakenPage, 'title' | 'description'>,
  url: string,
): string {
  const name = title.replaceAll(/[[\]]/g, String.raw`\$&`);
  return `- [${name}](${url})${description === '' ? '' : `: ${description}`}`;
}

/** Writes a section of the list, or nothing if it is empty. */
function writeSection(
  title: string,
  entries: readonly string[],
): readonly string[] {
  return entries.length === 0 ? [] : [`## ${title}`, entries.join('\n')];
}

/**
 * Writes `llms.txt`: the name of the site, a summary, and the twins of all written pages by
 * area, followed by what may be skipped (https://llmstxt.org).
 */
export function writePageList(
  {title, sentence, root}: Introduction,
  pages: readonly TakenPage[],
  extras: readonly Extra[],
): string {
  const listPages = (isWanted: (page: TakenPage) => boolean) =>
    pages
      .filter(isWanted)
      .map((page) => writeEntry(page, `${root}${getTwinPath(page.file)}`));
  const areas = contentAreas.flatMap(({id, label}) =>
    writeSection(
      label,
      listPages(({area, isWritten}) => area === id && isWritten),
    ),
  );
  return `${[
    `# ${title}`,
    `> ${sentence}`,
    'Each page of the site is here as Markdown, at its own address with the ending `.md`. Spoilers and locked pages are left out.',
    ...writeSection(
      'Start',
      listPages(({address}) => address === '/'),
    ),
    ...areas,
    ...writeSection('Optional', [
      ...extras.map((extra) => writeEntry(extra, `${root}${extra.path}`)),
      ...listPages(({address, isWritten}) => address !== '/' && !isWritten),
    ]),
  ].join('\n\n')}\n`;
}
