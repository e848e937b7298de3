import {publishedConfig} from './publishedConfig';

/** Provides the bundler with the site's configuration without build settings. */
export default function configLoader(source: string): string {
  return publishedConfig(source);
}
