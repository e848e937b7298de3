import {readVeiledCard} from '../../../../../src/features/desk/hooks/readVeiledCard';
import {writeTarget} from '../../../../../src/features/desk/lib/target';

// The test environment lacks this; the ids below need no escaping.
Object.assign(globalThis, {CSS: {escape: (id: string) => id}});

const page = new DOMParser().parseFromString(
  `<title>The log | Vale</title>
  <main><article>
    <h1>Log</h1><p>Of the gate.</p>
    <h2 id="people">People</h2>
    <p>Ilse keeps the latch.</p>
    <div data-session="gate/3"><p>Dura betrays them.</p></div>
    <ul><li>rope</li><li data-session="gate/2">sails</li></ul>
    <h2 id="stair" data-session="gate/3">Session 3: The Stair</h2>
    <div data-session="gate/3"><p>Three halls.</p></div>
    <table><caption>Cast</caption><tbody>
      <tr id="dura" data-session="gate/2"><td>Dura</td><td>a spy</td></tr>
      <tr id="ilse"><td>Ilse</td><td>a smith</td></tr>
    </tbody></table>
  </article></main>`,
  'text/html',
);

function readTexts(target: string, reached?: number): string {
  const progress = reached === undefined ? {} : {gate: reached};
  return JSON.stringify(readVeiledCard(page, target, progress));
}

describe('a card of the desk', () => {
  it('shows all of a section as long as readers have not said where they stand', () => {
    const text = readTexts('#people');
    expect(text).toContain('Dura betrays them.');
    expect(text).toContain('sails');
  });

  it('leaves out what comes later, and keeps the rest', () => {
    const text = readTexts('#people', 2);
    expect(text).toContain('Ilse keeps the latch.');
    expect(text).toContain('sails');
    expect(text).not.toContain('Dura betrays them.');
    expect(readTexts('#people', 1)).not.toContain('sails');
  });

  it.each([
    ['#stair', 2, 3],
    ['#dura', 1, 2],
  ])(
    'of what comes later itself says where the group stands: %s',
    (target, reached, later) => {
      expect(readVeiledCard(page, target, {gate: reached})).toEqual({reached});
      expect(readVeiledCard(page, target, {gate: later})).toHaveProperty(
        'card',
      );
      expect(readVeiledCard(page, target, {lamp: 0})).toHaveProperty('card');
    },
  );

  it('of what the page lacks is none', () => {
    expect(readVeiledCard(page, '#nobody', {gate: 1})).toBeUndefined();
  });

  it.each([
    ['', 'The log'],
    ['#people', 'People'],
    ['#ilse', 'Ilse'],
  ])('has the title that the page gives it now: %s', (target, title) => {
    expect(readVeiledCard(page, target, {})).toMatchObject({title});
  });

  it('keeps the title that was pinned where the page is found by a place alone', () => {
    const target = writeTarget({kind: 'place', index: 1});
    expect(readVeiledCard(page, target, {})).toMatchObject({title: undefined});
  });

  it('has no title that gives away what comes later', () => {
    expect(readTexts('#stair', 2)).not.toContain('The Stair');
    expect(readTexts('#stair', 3)).toContain('The Stair');
  });

  it('leaves the page itself as it was', () => {
    readTexts('#people', 0);
    expect(page.querySelectorAll('[data-session]')).toHaveLength(5);
  });
});
