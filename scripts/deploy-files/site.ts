/** A built site, as the files of a host need to know it. */
export type DeployedSite = {
  /** The host, as `example.org`. */
  readonly host: string;
  /** Path that the site stands under; begins and ends with a slash. */
  readonly basePath: string;
  /** The content security policy of the build. */
  readonly policy: string;
  /** The files of all pages, from the root of the site, without a slash before them. */
  readonly pages: readonly string[];
  /** Where servers find the site on their disk. */
  readonly root: string;
  /** The port that a server listens at; its usual one where absent. */
  readonly port: number | undefined;
};

/** A file that a host reads. */
export type HostFile = {
  /** Whether it goes into the built site or beside the sources. */
  readonly place: 'build' | 'project';
  /** Path below its place. */
  readonly path: string;
  readonly text: string;
};

/** The first line of all that is written, behind the sign of a comment: what bears it may be written again. */
export const MARK = 'Written by "npm run deploy-files"';

/** Writes the files of one kind of host. */
export type HostWriter = (site: DeployedSite) => readonly HostFile[];
