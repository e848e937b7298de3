import {cachingOf, headersOfAll, KEEP, typeOf} from '../deploy-files/hosting';
import type {Question, Wanted} from './question';

/** A built site, as questions are made of it. */
export type AskedSite = {
  readonly basePath: string;
  readonly policy: string;
  /** All files, from the root of the site, without a slash before them. */
  readonly files: readonly string[];
  /** Those of more than a packet, whose text travels compressed. */
  readonly large: readonly string[];
};

/** What may be asked anew each time; hosts have more than one word for it. */
const asksAnew = /\bno-cache\b|max-age=0\b/;

/** What no browser keeps without asking. */
export const notKept: Wanted = {not: /immutable|max-age=[1-9]/};

function wantedCaching(file: string): Wanted {
  return cachingOf(`/${file}`) === KEEP ? KEEP : asksAnew;
}

/** What every answer must bring. */
export function wantedOfAll(policy: string): Record<string, Wanted> {
  return Object.fromEntries(
    headersOfAll(policy).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** Asks for a file at an address, for all that a host owes. */
export function askFor(
  site: AskedSite,
  file: string,
  address = `/${file}`,
): Question {
  const type = typeOf(file);
  return {
    about: `the file ${file}`,
    path: site.basePath.slice(0, -1) + encodeURI(address),
    statuses: [200],
    headers: {
      ...wantedOfAll(site.policy),
      'cache-control': wantedCaching(file),
      ...(type !== undefined && {'content-type': typeWanted(type)}),
    },
    body: {file},
  };
}

/** A type, whichever way a host writes the name of the encoding. */
function typeWanted(type: string): RegExp {
  const [name = '', charset] = type.split('; ');
  const escaped = name.replaceAll(/[.+]/g, String.raw`\$&`);
  const icon = name === 'image/x-icon' ? '|image/vnd.microsoft.icon' : '';
  return charset === undefined
    ? new RegExp(`^(?:${escaped}${icon})(?:; ?charset=utf-8)?$`, 'i')
    : new RegExp(`^(?:${escaped}${icon}); ?${charset}$`, 'i');
}

/** The pages of a site, but for the one that is not found. */
export function pagesOf(files: readonly string[]): readonly string[] {
  return files.filter(
    (file) =>
      file.endsWith('.html') &&
      !file.startsWith('assets/') &&
      file !== '404.html',
  );
}
