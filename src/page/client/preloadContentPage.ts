import registry from '@generated/registry';
import {sparesData, type Connection} from '../model/sparesData';

/** The component names of every content page, from its area down to the page itself. */
const components: readonly string[] = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/**
 * Compares names as the framework does for each content page. On a slow device, the first
 * comparison of a visit takes tens of milliseconds.
 */
const compareOnce = (): number =>
  components.reduce((order, name) => order + name.localeCompare('@theme'), 0);

/**
 * Loads the components that all content pages share, unless readers save data. Readers can then
 * leave other pages, such as the home page, without waiting for them.
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
