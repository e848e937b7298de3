import registry from '@generated/registry';
import {sparesData, type Connection} from '../model/sparesData';

/** The components of every content page, from its area down to the page itself. */
const components: readonly string[] = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/**
 * Compares two names by language: the framework does so whenever it draws a content page, and the
 * first time in a visit a browser takes tens of milliseconds to get ready for it on a slow device.
 */
const compareOnce = (): number =>
  components.reduce((order, name) => order + name.localeCompare('@theme'), 0);

/**
 * Loads the components that all content pages share; not if readers save data. On any other page,
 * such as the home page, the next one then opens without waiting for them.
 */
export async function preloadContentPage(): Promise<void> {
  compareOnce();
  const {connection}: Navigator & {connection?: Connection} = navigator;
  if (sparesData(connection)) {
    return;
  }
  const shared = Object.values(registry).filter(([, path]) =>
    components.includes(path),
  );
  await Promise.all(shared.map(async ([load]): Promise<unknown> => load()));
}
