import type {ComponentType} from 'react';

/** What a provider of comments and counts puts onto a page. */
export type Provider = {
  /** What stands below the page. */
  readonly Comments?: ComponentType;
  /** The item of the page info that says how often the page was shown. */
  readonly PageViews?: ComponentType;
};

/** Nobody: the build puts the provider that the site has chosen in the place of this file. */
export const provider: Provider = {};
