import {componentsFile, scopesFile} from './folders';
import {publicPart} from './publicPart';

/** Writes the stub of a locked page: its public front matter, and the import of its ciphertext. */
export function stubText(
  path: string,
  frontMatter: Readonly<Record<string, unknown>>,
): string {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  const name = path.replace(/^.*\//, '').replace(/\.mdx?$/, '');
  // An edit link would point to the plain text.
  const lines = {...publicPart(frontMatter), custom_edit_url: null};
  return [
    '---',
    ...Object.entries(lines).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    ),
    '---',
    '',
    "import lockedPage from '@theme/LockedPage';",
    `import page from ${JSON.stringify(`./${name}.sealed.json`)};`,
    `import scopes from '${up}${scopesFile}';`,
    '',
    'export const sealed = {...page, scope: scopes[page.scope]};',
    `export const loadComponents = () => import('${up}${componentsFile}');`,
    // The stub imports its renderer, so that public pages do not load it.
    'export {lockedPage};',
    '',
  ].join('\n');
}
