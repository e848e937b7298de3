import type {ComponentType} from 'react';

export type Provider = {
  /** The comments below the page. */
  readonly Comments?: ComponentType;
  /** The view count in the page info. */
  readonly PageViews?: ComponentType;
};

/** No provider. The build replaces this file with the provider that the site has chosen. */
export const provider: Provider = {};
