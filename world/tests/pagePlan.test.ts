import {documentsToName} from '../../src/features/documents/lib/onPaper';
import {areaById} from '../../src/site/contentAreas';
import {documents} from '../documents/index';
import {listLinks} from '../../tests/support/listLinks';
import {sitePages, type SitePage} from '../../scripts/check-page/sitePages';

/** Components that present facts in order: a table, a box or a list. */
const ORDERED =
  /<(?:AssetTable|CampaignMap|Catalogue|Data(?:Grid|Table)|FactBox|RollTable|Spell(?:Browser|Index|List)|TimeLine)\b|^\| .* \|$/m;
/**
 * A link to a file under static/, or a component that lists or shows files; pictures in the text
 * do not count.
 */
const DOWNLOAD =
  /(?<!!)\[[^\]]*\]\(\/[^)\s]+\.(?!html)[a-z\d]+\)|<(?:Asset(?:List|Table)|PdfDisplay)\b/;
const NO_LEADS = {paths: new Set<string>(), lists: []};

let pages: readonly SitePage[] = [];
let rules: ReadonlySet<string> = new Set();

function isRule({frontMatter: {tag}}: SitePage): boolean {
  return Array.isArray(tag) && tag.includes('rules');
}

function getId({area, id}: SitePage): string {
  return `${area}/${id}`;
}

beforeAll(async () => {
  const open = (await sitePages()).filter(
    ({area}) => areaById(area)?.locked === false,
  );
  rules = new Set(open.filter(isRule).map(({address}) => address));
  pages = open.filter(({id}) => !id.endsWith('index'));
});

/** Lists the pages that lack something. */
function listWithout(has: (page: SitePage) => boolean): readonly string[] {
  return pages.filter((page) => !has(page)).map(getId);
}

describe('every page of the open areas, apart from front pages', () => {
  it('shows facts in a table, a box or a list', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(listWithout(({body}) => ORDERED.test(body))).toEqual([]);
  });

  it('links to another page of the rules', () => {
    expect(
      listWithout((page) =>
        listLinks(page).some(
          (address) => rules.has(address) && address !== page.address,
        ),
      ),
    ).toEqual([]);
  });

  it('has something to download: a file that it names, or a document that includes it (A1, A4)', () => {
    expect(
      listWithout(
        (page) =>
          DOWNLOAD.test(page.body) ||
          documentsToName(getId(page), documents, NO_LEADS).length > 0,
      ),
    ).toEqual([]);
  });
});

describe('the documents', () => {
  it('are made from existing pages', () => {
    const known = new Set(pages.map(getId));
    const asked = documents
      .flatMap(({chapters}) => chapters.map(({page}) => page))
      .filter((page) => !/^library\/|\/index$/.test(page));
    expect(asked.filter((page) => !known.has(page))).toEqual([]);
  });
});
