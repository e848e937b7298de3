import {scopesFile} from '../../src/site/lockedFolders';

type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * What everybody may know of a locked page: its name, its icon, its address and its place in
 * the sidebar. What stands here is public; whatever is added to front matter is not.
 */
const PUBLIC_KEYS = [
  'id',
  'title',
  'shortTitle',
  'icon',
  'order',
  'index',
  'slug',
  'sidebar_label',
  'sidebar_position',
  'displayed_sidebar',
  'pagination_prev',
  'pagination_next',
  'draft',
] as const;

/** The part of front matter that everybody may know. */
export function publicPart(frontMatter: FrontMatter): FrontMatter {
  return Object.fromEntries(
    PUBLIC_KEYS.filter((key) => frontMatter[key] !== undefined).map((key) => [
      key,
      frontMatter[key],
    ]),
  );
}

/** What stands for a locked page where everybody can read it: its public front matter, and the import of its ciphertext. */
export function stubText(path: string, frontMatter: FrontMatter): string {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  const name = path.replace(/^.*\//, '').replace(/\.mdx?$/, '');
  // An edit link would lead to the text.
  const lines = {...publicPart(frontMatter), custom_edit_url: null};
  return [
    '---',
    ...Object.entries(lines).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    ),
    '---',
    '',
    `import lockedPage from '@site/src/features/lock/components/LockedPage';`,
    `import page from ${JSON.stringify(`./${name}.sealed.json`)};`,
    `import scopes from '${up}${scopesFile}';`,
    '',
    'export const sealed = {...page, scope: scopes[page.scope]};',
    // What shows it comes along: pages that everybody may read load nothing of it.
    'export {lockedPage};',
    '',
  ].join('\n');
}
