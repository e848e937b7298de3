import {kebabCase} from './kebabCase';

/**
 * Returns the address of a page inside its area from the path of its file. `index.md` becomes `/`,
 * and `maps/index.md` becomes `/maps/`. `Class and Multi Class.md` becomes
 * `/class-and-multi-class.html`.
 */
export function pageAddress(filePath: string): string {
  const steps = filePath.replace(/\.mdx?$/i, '').split('/');
  const folders = steps.slice(0, -1).map((step) => `/${kebabCase(step)}`);
  const name = kebabCase(steps.at(-1) ?? '');
  return `${folders.join('')}/${name === 'index' ? '' : `${name}.html`}`;
}
