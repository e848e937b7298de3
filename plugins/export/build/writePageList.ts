import {takenFiles} from '../model/takenFiles';
import type {TakenPage} from './read/takenPage';
import {getCopyPath} from './writeCopy';

/** The description of the site in its list of pages. */
export type Introduction = {
  readonly title: string;
  /** One sentence about the site. */
  readonly description: string;
  /** Origin and base path, with a slash at the end. */
  readonly root: string;
};

function writeEntry(title: string, url: string, note: string): string {
  const name = title.replaceAll(/[[\]]/g, String.raw`\$&`);
  return `- [${name}](${url})${note === '' ? '' : `: ${note}`}`;
}

/** Writes a section of the list, or nothing if it is empty. */
function writeSection(
  title: string,
  entries: readonly string[],
): readonly string[] {
  return entries.length === 0 ? [] : [`## ${title}`, entries.join('\n')];
}

/**
 * Writes `llms.txt` (https://llmstxt.org): the name of the site, a summary, and the copies of all
 * written pages by area. Optional files are last.
 */
export function writePageList(
  {title, description, root}: Introduction,
  pages: readonly TakenPage[],
): string {
  const listPages = (isWanted: (page: TakenPage) => boolean) =>
    pages
      .filter(isWanted)
      .map((page) =>
        writeEntry(
          page.title,
          `${root}${getCopyPath(page.file)}`,
          page.description,
        ),
      );
  const areas = [...new Set(pages.map(({area}) => area))];
  return `${[
    `# ${title}`,
    `> ${description}`,
    'Every public page of the site is available as Markdown, at its own address with the extension `.md`. Spoilers and locked pages are not included.',
    ...areas.flatMap((label) =>
      writeSection(
        label === '' ? 'Start' : label,
        listPages(({area}) => area === label),
      ),
    ),
    ...writeSection(
      'Optional',
      [takenFiles.vault, takenFiles.sheets].map((file) =>
        writeEntry(file.title, `${root}${file.path}`, file.note),
      ),
    ),
  ].join('\n\n')}\n`;
}
