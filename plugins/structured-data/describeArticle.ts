import type {FileHistory} from '../../src/shared/model/fileHistory';
import type {Identity} from '../../src/site/world';
import type {Doc} from '../pages/openDocs';

/** Data of schema.org, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

export type ArticleSource = {
  readonly doc: Doc;
  readonly history: FileHistory;
  readonly identity: Pick<Identity, 'author' | 'url'>;
};

function isAuthor(value: unknown): value is Partial<Identity['author']> {
  return typeof value === 'object' && value !== null && 'name' in value;
}

function describePerson(author: unknown): StructuredData {
  return isAuthor(author)
    ? {'@type': 'Person', name: author.name, url: author.url}
    : {'@type': 'Person', name: author};
}

/**
 * Describes the authors of the page, or else the author of the site; undefined if the page names no
 * author.
 */
function describeAuthor(
  author: unknown,
  siteAuthor: Identity['author'],
): StructuredData | readonly StructuredData[] | undefined {
  if (author === undefined) {
    return {'@type': 'Organization', ...siteAuthor};
  }
  if (author === false) {
    return undefined;
  }
  return Array.isArray(author)
    ? author.map(describePerson)
    : describePerson(author);
}

/**
 * Describes a page as an Article; unknown values are undefined, so JSON omits them.
 *
 * @see https://schema.org/Article
 */
export function describeArticle({
  doc: {title, permalink, description, frontMatter},
  history,
  identity,
}: ArticleSource): StructuredData {
  const own: Readonly<Record<string, unknown>> = frontMatter;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    // Docusaurus derives a missing description from the first lines of the page.
    description: own['description'] === undefined ? undefined : description,
    url: new URL(permalink, identity.url).href,
    // The author's date, or else the date of the first commit.
    datePublished: own['date'] ?? history.created,
    dateModified: own['lastUpdated'] === false ? undefined : history.updated,
    author: describeAuthor(own['author'], identity.author),
  };
}
