import {readCard} from '../../client/readCard';

// The test environment lacks this; the ids below need no escaping.
Object.assign(globalThis, {CSS: {escape: (id: string) => id}});

const PAGE = `
  <title>The log | Vale</title><main><div class="markdown">
  <header><h1>Log</h1></header><p class="lead">All that <a href="/x">fits</a>.</p>
  <section><h2 id="arms">Arms<a class="hash-link" href="#arms">#</a></h2>
  <p>Swords.</p><h3 id="bows">Bows</h3><p>Long ones.</p></section>
  <section><h2 id="food">Food</h2><p>Bread.</p>
  <p data-session="gate/3">Poisoned.</p></section>
  <h2 id="stair" data-session="gate/3">The Stair</h2>
  <table><thead><tr><th>Name</th><th>Cost</th><th>Note</th></tr></thead>
  <tbody><tr id="rope"><td>Rope</td><td>2 sp</td><td></td></tr></tbody></table>
  </div></main>`;

function read(target: string, html = PAGE) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return readCard(page, target);
}

describe('the card of a pin', () => {
  it.each([
    ['#arms', '<p>Swords.</p><h3>Bows</h3><p>Long ones.</p>'],
    ['#bows', '<p>Long ones.</p>'],
    ['', '<p>All that fits.</p>'],
    ['#rope', '<dl><div><dt>Cost</dt><dd>2 sp</dd></div></dl>'],
  ])(
    'of "%s" has its part of the page alone, as plain text',
    (target, html) => {
      const found = JSON.stringify(read(target)).replaceAll(/\\n\s*/g, '');
      const inside = found.replaceAll('<section></section>', '');
      expect(inside.replaceAll(/<\/?section>/g, '')).toContain(
        `"html":"${html}"`,
      );
    },
  );

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['what runs', '<b onclick="alert(1)" style="color:red" id="x">x</b>'],
    ['a spoiler', '<details class="spoiler"><p>secret</p></details>'],
    ['a covered word', '<span><input type="checkbox">secret</span>'],
    ['a frame', '<iframe src="/x"></iframe>'],
  ])('has no trace of %s', (_, html) => {
    const page = `<main><h2 id="a">A</h2><p>B</p>${html}</main>`;
    expect(JSON.stringify(read('#a', page))).not.toMatch(
      /script|alert|style|id=|secret|frame/,
    );
  });

  it.each([
    ['of which nothing can be shown', '<main><h2 id="a">A</h2><form>B</form>'],
    ['that the page lacks', '<main><h2 id="b">B</h2><p>C</p>'],
  ])('is none for a part %s', (_, html) => {
    expect(read('#a', html)).toBeUndefined();
  });

  it.each([
    ['', 'The log'],
    ['#food', 'Food'],
    ['#rope', 'Rope'],
  ])('has the title that the page gives it now: %s', (target, title) => {
    expect(read(target)).toMatchObject({title});
  });

  it('keeps the marks of what comes later, by which it is hidden as on its page', () => {
    expect(read('#food')?.session).toBeUndefined();
    expect(read('#food')).toHaveProperty(
      'content.html',
      expect.stringContaining('<p data-session="gate/3">Poisoned.'),
    );
    expect(read('#stair')?.session).toBe('gate/3');
  });
});
