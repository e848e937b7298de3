import {publishedMetadata} from './publishedMetadata';

/** Provides the bundler with the site metadata without the list of plugins. */
export default function metadataLoader(source: string): string {
  return publishedMetadata(source);
}
