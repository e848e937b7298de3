import type {Spelling} from './spellings';

/** A built site, with the values that host files contain. */
export type DeployedSite = {
  /** The host name, such as `example.org`. */
  readonly host: string;
  /** The base path of the site; begins and ends with a slash. */
  readonly basePath: string;
  /** The content security policy of the build. */
  readonly policy: string;
  /** Paths of all pages, without a leading slash and without the files at former addresses. */
  readonly pages: readonly string[];
  /** Former addresses of pages, and their addresses of today, without the base path. */
  readonly moved: readonly Spelling[];
  /** The root folder on the disk of the server. */
  readonly root: string;
  /** The port of the server; its default if undefined. */
  readonly port: number | undefined;
};

/** A file that configures a host. */
export type HostFile = {
  /** Whether it belongs in the build or in the project folder. */
  readonly place: 'build' | 'project';
  /** Path below that folder. */
  readonly path: string;
  readonly text: string;
};

/** A comment in every written file, which marks it as safe to overwrite. */
export const GENERATED_NOTE = 'Written by "npm run deploy-files"';

/** Writes the files of one kind of host. */
export type HostWriter = (site: DeployedSite) => readonly HostFile[];
