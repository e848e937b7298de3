import {makeRelative, type FindTarget} from './links';
import type {TakenPage} from './read/takenPage';
import {writeCopy} from './writeCopy';

/** Returns the path of the Markdown of a page, beside its file. */
export function getTwinPath(file: string): string {
  return file.replace(/\.html$/, '.md');
}

/**
 * Writes the Markdown beside a page. Its links lead to other copies, and to files of the site.
 *
 * @param root origin and base path of the site, with a slash at the end.
 */
export function writeTwin(
  page: TakenPage,
  root: string,
  findTarget: FindTarget,
): string {
  const {file, address, title, description, tags, aliases} = page;
  const url = `${root}${address.slice(1)}`;
  return writeCopy(page, {title, description, url, tags, aliases}, (to) => {
    const target = findTarget(to ?? '');
    if (to === undefined) {
      return makeRelative(file, `/${file}`);
    }
    switch (target.kind) {
      case 'page': {
        const anchor = target.heading ? `#${target.heading.slug}` : '';
        return `${makeRelative(file, `/${getTwinPath(target.page.file)}`)}${anchor}`;
      }
      case 'file':
        return `${makeRelative(file, target.path)}${target.rest}`;
      case 'elsewhere':
        return to;
    }
  });
}
