import type {BuiltElement, BuiltPage} from '../support/built';

/** What every page of a site has in common. */
export type SiteFacts = {
  readonly title: string;
  readonly language: string;
  /** The address of the home page. */
  readonly home: string;
};

/** Returns what is wrong with a page, in words, for each fault one. */
type Check = (page: BuiltPage, site: SiteFacts) => readonly string[];

function listTags({elements}: BuiltPage, tag: string): readonly BuiltElement[] {
  return elements.filter((each) => each.tag === tag && !each.isForeign);
}

/** Returns the values of an attribute of all elements with a tag and another attribute. */
function listValues(
  page: BuiltPage,
  [tag, name, value]: readonly [tag: string, name: string, value: string],
  wanted: string,
): readonly string[] {
  return listTags(page, tag)
    .filter(({attributes}) => attributes.get(name) === value)
    .map(({attributes}) => attributes.get(wanted) ?? '');
}

/** Whether a page only leads to where it is now. */
export function isMoved(page: BuiltPage): boolean {
  return (
    listValues(page, ['meta', 'http-equiv', 'refresh'], 'content').length > 0
  );
}

/** Whether search engines are asked to leave a page out. */
export function isUnlisted(page: BuiltPage): boolean {
  return listValues(page, ['meta', 'name', 'robots'], 'content').some(
    (robots) => robots.includes('noindex'),
  );
}

/** Whether a page is a window of its own, such as the viewer of documents, not part of the site. */
export function isWindow(page: BuiltPage): boolean {
  return (
    !isMoved(page) &&
    listValues(page, ['meta', 'name', 'generator'], 'content').length === 0
  );
}

const once = (what: string, found: readonly unknown[]): readonly string[] =>
  found.length === 1 ? [] : [`found ${found.length} ${what}, expected one`];

const checkParts: Check = (page) =>
  ['h1', 'main', 'title'].flatMap((tag) =>
    once(`<${tag}>`, listTags(page, tag)),
  );

const checkLanguage: Check = (page, {language}) => {
  const [html] = listTags(page, 'html');
  const found = html?.attributes.get('lang');
  return found === language
    ? []
    : [`found lang="${found ?? ''}", expected "${language}"`];
};

const checkTitle: Check = (page, {title}) => {
  if (isMoved(page) || isWindow(page)) {
    return [];
  }
  const found = listTags(page, 'title')[0]?.text ?? '';
  const isRight =
    page.path === '/' ? found === title : found.endsWith(` | ${title}`);
  return isRight ? [] : [`found the title "${found}"`];
};

const checkDescription: Check = (page) => {
  if (isUnlisted(page) || page.path === '/404.html') {
    return [];
  }
  const found = listValues(page, ['meta', 'name', 'description'], 'content');
  return found.length === 1 && found[0]?.trim() !== ''
    ? []
    : [`found the descriptions ${JSON.stringify(found)}, expected one`];
};

const checkCanonical: Check = (page, {home}) => {
  const found = listValues(page, ['link', 'rel', 'canonical'], 'href');
  if (isWindow(page)) {
    return [];
  }
  const own = new URL(page.path.slice(1), home).href;
  const isRight = found.length === 1 && (found[0] === own) !== isMoved(page);
  return isRight
    ? []
    : [`found the canonical address ${found.join(', ') || 'of none'}`];
};

const checkIds: Check = ({elements}) => {
  const ids = elements.flatMap(({attributes}) => attributes.get('id') ?? []);
  return ids
    .filter((id, index) => id === '' || ids.indexOf(id) !== index)
    .map((id) => `found the id "${id}" again`);
};

const checkPictures: Check = (page) =>
  listTags(page, 'img')
    .filter(({attributes}) => (attributes.get('alt') ?? '').trim() === '')
    .map(({attributes}) => `found ${attributes.get('src') ?? ''} without alt`);

const checkHeadings: Check = ({elements}) => {
  const headings = elements.filter(({tag}) => /^h[1-6]$/.test(tag));
  const levels = headings.map(({tag}) => Number(tag.slice(1)));
  return headings
    .filter((_, index) => {
      const above = levels[index - 1] ?? 0;
      return (levels[index] ?? 0) > above + 1;
    })
    .map(({tag, text}) => `found <${tag}> "${text}" two levels down`);
};

const checks: readonly Check[] = [
  checkParts,
  checkLanguage,
  checkTitle,
  checkDescription,
  checkCanonical,
  checkIds,
  checkPictures,
  checkHeadings,
];

/** Lists what is wrong with the HTML of a page, apart from its links. */
export function listPageFaults(
  page: BuiltPage,
  site: SiteFacts,
): readonly string[] {
  return checks.flatMap((check) => check(page, site));
}
