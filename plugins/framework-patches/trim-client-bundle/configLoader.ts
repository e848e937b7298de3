import {publishedConfig, publishedMetadata} from './publishedConfig';

/** Provides the bundler with the site's configuration, or its metadata, without what only a build needs. */
export default function configLoader(
  this: {readonly resourcePath: string},
  source: string,
): string {
  return this.resourcePath.endsWith('.json')
    ? publishedMetadata(source)
    : publishedConfig(source);
}
