import {publishedConfig} from './publishedConfig';

/** Hands the bundler the configuration of the site as readers may have it. */
export default function configLoader(source: string): string {
  return publishedConfig(source);
}
