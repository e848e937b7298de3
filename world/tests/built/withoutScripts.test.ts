/** @jest-environment jsdom */
import {readBuilt} from '../../../tests/support/built';
import {countRows, spellRows} from '../support/spellRows';

/** Parses a page as browsers do that run no scripts. */
function open(path: string): Document {
  return new DOMParser().parseFromString(readBuilt(path), 'text/html');
}

function findLinks(page: ParentNode, selector: string): readonly string[] {
  return [...page.querySelectorAll(`${selector} a`)].map(
    (link) => link.getAttribute('href') ?? '',
  );
}

describe('a locked page as it is served', () => {
  const page = open('reference/index.html');

  it('asks for the password, and says that unlocking needs scripts', () => {
    expect(page.querySelector('h1')?.textContent).toContain(
      'Private Reference!',
    );
    expect(page.querySelector('[name=password]')).not.toBeNull();
    expect(page.querySelector('main noscript')?.innerHTML).toBe(
      '<p>This page is locked. Unlocking it needs JavaScript.</p>',
    );
  });

  it('asks search engines to leave it out', () => {
    const robots = page.querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toBe('noindex');
  });

  it('links to the others by their titles', () => {
    const address = '/reference/examples.html';
    expect(findLinks(page, '[aria-label="Docs sidebar"]')).toContain(address);
    expect(findLinks(page, '.pagination-nav')).toContain(address);
    expect(
      page.querySelector('[aria-label="Breadcrumbs"]')?.textContent,
    ).toContain('Private Reference!');
  });

  it('tells no heading', () => {
    expect(page.querySelector('[aria-label="On This Page"]')).toBeNull();
    expect(page.querySelectorAll('main :is(h2, h3)')).toHaveLength(0);
    expect(readBuilt('reference/index.html')).not.toContain('session-planner');
  });
});

describe('the pages of spells as they are served', () => {
  it('hold all spells and powers, by school and level', () => {
    const page = open('magic-science/index.html');
    expect(page.querySelectorAll('[id^=spell-]')).toHaveLength(
      countRows({type: 'Spell'}),
    );
    expect(page.querySelectorAll('[id^=spell-], [id^=power-]')).toHaveLength(
      spellRows.length,
    );
    const second = [
      ...page.querySelectorAll('#ecolu-ahn-mutus + [data-served] section'),
    ].find(
      (section) => section.querySelector('h4')?.textContent === '2nd level',
    );
    expect(second?.querySelectorAll('article')).toHaveLength(
      countRows({school: 'Ecolu Ahn Mutus', level: '2'}),
    );
  });

  it('lead from the list of each House to its entries', () => {
    const page = open('deities-and-cosmology/priest-spell-lists.html');
    const levels = page.querySelectorAll('h3 + p + [data-served] dt');
    expect(levels).toHaveLength(9 * 8);
    const links = findLinks(page, '[data-served]');
    expect(links).toContain('/magic-science/#spell-ash-whisper');
  });
});

describe('a page as it is served', () => {
  it('links to the pages that it mentions, and lists those that mention it, but no locked ones', () => {
    const distances = open('prime-almanac/common-travel-distances.html');
    const torosia = open('prime-almanac/torosia.html');
    expect(findLinks(distances, 'article')).toContain(
      '/prime-almanac/torosia.html',
    );
    expect(findLinks(torosia, '#mentioned-in + ul')).toHaveLength(5);
    expect(findLinks(torosia, '#mentioned-in ~ details')).toContain(
      '/prime-almanac/common-travel-distances.html',
    );
    expect(findLinks(torosia, 'article').join(' ')).not.toContain(
      '/reference/',
    );
  });

  it('names at its foot the documents that include it, smallest first', () => {
    const page = open('character-handbook/stats-and-benchmarks.html');
    const lines = [...page.querySelectorAll('[aria-label="On paper"] li')].map(
      ({textContent}) => textContent.replaceAll(/\d+/g, '…'),
    );
    expect(lines).toEqual([
      'Choosing a People, on A… (PDF, … kB) or on Letter (PDF, … kB)',
      'Character Handbook, on A… (PDF, … kB) or on Letter (PDF, … kB)',
    ]);
  });

  it('does not name a document again that it shows itself', () => {
    const page = open('races-and-anthropology/orc.html');
    expect(page.querySelectorAll('a[href="/Races/orc.pdf"]')).toHaveLength(1);
    expect(page.querySelector('[aria-label="On paper"]')).toBeNull();
  });

  it('catalogues the pages of a folder, each with its description', () => {
    const page = open('campaign-reference/index.html');
    const fronts = ['return-of-the-gatewatcher', 'shroud-of-the-empire'];
    for (const front of fronts) {
      const address = `campaign-reference/${front}/index.html`;
      const description = open(address)
        .querySelector('meta[name=description]')
        ?.getAttribute('content');
      const entry = [
        ...page.querySelectorAll(
          `article li a[href="/campaign-reference/${front}/"]`,
        ),
      ].find(({nextElementSibling}) => nextElementSibling?.tagName === 'P');
      expect(entry?.nextElementSibling?.textContent).toBe(description);
    }
  });

  it('veils no session', () => {
    const page = open('return-of-the-gatewatcher/game-story.html');
    const headings = [...page.querySelectorAll('article h2, article h3')].map(
      ({textContent}) => textContent,
    );
    expect(headings.some((text) => text.includes('Session 12'))).toBe(true);
    expect(page.body.textContent).not.toContain('Show anyway');
  });
});
