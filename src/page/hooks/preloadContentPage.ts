import registry from '@generated/registry';
import {sparesData, type Connection} from '../lib/sparesData';

/** The components of every content page, from its area down to the page itself. */
const components: readonly string[] = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/**
 * Loads the components that all content pages share; not if readers save data. On a page that is
 * none of them, such as the home page, the next one then opens without waiting for them.
 */
export async function preloadContentPage(): Promise<void> {
  const {connection}: Navigator & {connection?: Connection} = navigator;
  if (sparesData(connection)) {
    return;
  }
  const shared = Object.values(registry).filter(([, path]) =>
    components.includes(path),
  );
  await Promise.all(shared.map(async ([load]): Promise<unknown> => load()));
}
