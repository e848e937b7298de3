import {
  getCacheControl,
  listCommonHeaders,
  IMMUTABLE,
  getMediaType,
  NOT_FOUND_PAGE,
} from '../deploy-files/hosting';
import type {Spelling} from '../deploy-files/spellings';
import type {Probe, Expectation} from './probe';

/** A built site, from which requests to its host are derived. */
export type ProbedSite = {
  readonly basePath: string;
  readonly policy: string;
  /** Paths of all files, without a leading slash and without those at former addresses. */
  readonly files: readonly string[];
  /** Former addresses of pages, without the base path. */
  readonly moved: readonly Spelling[];
  /** Paths of the files that are large enough to be compressed. */
  readonly large: readonly string[];
};

/** Cache headers that require revalidation, in the forms that hosts use. */
const revalidated = /\bno-cache\b|max-age=0\b/;

/** A cache header that does not let browsers reuse a response without revalidation. */
export const notCached: Expectation = {not: /immutable|max-age=[1-9]/};

function expectCaching(file: string): Expectation {
  return getCacheControl(`/${file}`) === IMMUTABLE ? IMMUTABLE : revalidated;
}

/** Returns the expected headers of every response, with names in lower case. */
export function expectCommonHeaders(
  policy: string,
): Record<string, Expectation> {
  return Object.fromEntries(
    listCommonHeaders(policy).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
}

/** Creates a probe for a file, with all headers that a host must send. */
export function probeFile(
  site: ProbedSite,
  file: string,
  address = `/${file}`,
): Probe {
  const type = getMediaType(file);
  return {
    description: `the file ${file}`,
    path: site.basePath.slice(0, -1) + encodeURI(address),
    statuses: [200],
    headers: {
      ...expectCommonHeaders(site.policy),
      'cache-control': expectCaching(file),
      ...(type !== undefined && {'content-type': expectType(type)}),
    },
    body: {file},
  };
}

/** Returns a pattern for a media type, which allows hosts different notations of the charset. */
function expectType(type: string): RegExp {
  const [name = '', charset] = type.split('; ');
  const escaped = name.replaceAll(/[.+]/g, String.raw`\$&`);
  const icon = name === 'image/x-icon' ? '|image/vnd.microsoft.icon' : '';
  return charset === undefined
    ? new RegExp(`^(?:${escaped}${icon})(?:; ?charset=utf-8)?$`, 'i')
    : new RegExp(`^(?:${escaped}${icon}); ?${charset}$`, 'i');
}

/** Lists the pages of a site, without those for missing paths. */
export function listPages(files: readonly string[]): readonly string[] {
  return files.filter(
    (file) =>
      file.endsWith('.html') &&
      !file.startsWith('assets/') &&
      file !== NOT_FOUND_PAGE,
  );
}
