import {readCard} from '../../../../../src/features/desk/hooks/readCard';

// The test environment lacks this; the ids below need no escaping.
Object.assign(globalThis, {CSS: {escape: (id: string) => id}});

function readHtml(html: string, target: string): string | undefined {
  const page = new DOMParser().parseFromString(
    `<main><div class="markdown">${html}</div></main>`,
    'text/html',
  );
  const card = readCard(page, target);
  return card?.kind === 'part' ? card.html : undefined;
}

const PAGE = `
  <header><h1>Gear</h1></header><p class="lead">All that <a href="/x">fits</a>.</p>
  <section><h2 id="arms">Arms<a class="hash-link" href="#arms">#</a></h2>
  <p>Swords.</p><h3 id="bows">Bows</h3><p>Long ones.</p></section>
  <section><h2 id="food">Food</h2><p>Bread.</p></section>
  <table><thead><tr><th>Name</th><th>Cost</th><th>Note</th></tr></thead>
  <tbody><tr id="rope"><td>Rope</td><td>2 sp</td><td></td></tr></tbody></table>`;

describe('the card of a pin', () => {
  it('has the section below a heading, up to the next one of its level', () => {
    const html = readHtml(PAGE, '#arms');
    expect(html).toContain('<p>Swords.</p><strong>Bows</strong>');
    expect(html).toContain('Long ones.');
    expect(html).not.toMatch(/Bread|#|All that/);
    expect(readHtml(PAGE, '#bows')).not.toContain('Swords');
  });

  it('has the beginning of a page, as plain text', () => {
    expect(readHtml(PAGE, '')?.trim()).toBe('<p>All that fits.</p>');
  });

  it('has a row as its values with the names of their columns', () => {
    expect(readHtml(PAGE, '#rope')).toBe(
      '<dl><div><dt>Cost</dt><dd>2 sp</dd></div></dl>',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['what runs', '<b onclick="alert(1)" style="color:red" id="x">x</b>'],
    ['a picture from elsewhere', '<img src="//evil.example/a.png" alt="a">'],
    ['a spoiler', '<details class="spoiler"><p>secret</p></details>'],
    ['a covered word', '<span><input type="checkbox">secret</span>'],
    ['a frame', '<iframe src="/x"></iframe>'],
  ])('has no trace of %s', (_, html) => {
    expect(readHtml(`<h2 id="a">A</h2><p>B</p>${html}`, '#a')).not.toMatch(
      /script|alert|style|id=|evil|secret|frame/,
    );
  });

  it('is none if nothing of the part can be shown', () => {
    expect(readHtml('<h2 id="a">A</h2><form>B</form>', '#a')).toBeUndefined();
  });

  it.each([
    [30, false],
    [31, true],
  ])('with %d blocks is cut: %s', (count, isCut) => {
    const page = new DOMParser().parseFromString(
      `<main><h2 id="a">A</h2>${'<p>b</p>'.repeat(count)}</main>`,
      'text/html',
    );
    expect(readCard(page, '#a')).toMatchObject({isCut});
  });
});
