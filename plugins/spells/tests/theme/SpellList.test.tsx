import {screen, within} from '@testing-library/react';
import SpellList, {type Props} from '../../theme/SpellList';
import {getEntry} from '../../model/publish';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import {spellRecord} from '../../../../world/tests/support/spellRecord';

const whisper = spellRecord({sphere: ['Enchantment', 'Illusion']});
const wall = spellRecord({
  level: 3,
  name: 'Smoke Wall',
  aoe: '20-foot wall',
  save: 'None',
  sphere: ['Smoke'],
});
const face = spellRecord({
  type: 'Power',
  level: 12,
  name: 'Smoke of Disguise',
  range: '10 yards/level',
  duration: '1 hour/level',
  castingTime: '6 AP',
  aoe: '25 creatures/level',
  save: 'None',
  sphere: ['Illusion', 'Smoke'],
  heldBy: ['Goblin'],
});
const skin = spellRecord({
  type: 'Power',
  school: 'Ecolu Ahn Mutus',
  level: 2,
  name: 'Harden Skin (3/day)',
  sphere: ['Alteration'],
  heldBy: ['Shapeshifter', 'Orc'],
});
const coal = spellRecord({
  type: 'Power',
  level: 11,
  name: 'Coal Hand (at will)',
  heldBy: ['Goblin'],
});

function show(
  records: readonly ReturnType<typeof spellRecord>[],
  props: Partial<Props> = {},
) {
  const source = {key: 'a.md:1', data: records.map(getEntry)};
  return renderOnPage(<SpellList source={source} {...props} />);
}

/** Returns the headings of a page with their levels. */
function headings(): readonly string[] {
  return screen
    .getAllByRole('heading')
    .map(
      ({tagName, firstChild}) =>
        `${tagName.toLowerCase()} ${firstChild?.textContent ?? ''}`,
    );
}

/** Returns the facts of a record, by label. */
function describeFacts(name: string): Readonly<Record<string, string>> {
  const article = screen
    .getAllByRole('article')
    .find((each) => within(each).queryByRole('heading', {name}));
  const terms = [...(article?.querySelectorAll('dt') ?? [])];
  return Object.fromEntries(
    terms.map(({textContent, nextElementSibling}) => [
      textContent,
      nextElementSibling?.textContent ?? '',
    ]),
  );
}

describe('a list of spells and powers', () => {
  it('is grouped by school, then level, with ordinals', () => {
    show([whisper, wall, coal, face, skin]);
    expect(headings()).toEqual([
      'h3 Dim Magika',
      'h4 1st level',
      'h5 Ash Whisper',
      'h4 3rd level',
      'h5 Smoke Wall',
      'h4 11th level',
      'h5 Coal Hand',
      'h4 12th level',
      'h5 Smoke of Disguise',
      'h3 Ecolu Ahn Mutus',
      'h4 2nd level',
      'h5 Harden Skin',
    ]);
  });

  it('gives each record an anchor to link to and to copy, which the check for broken links knows', () => {
    const {anchors} = show([whisper, face]);
    expect(anchors).toEqual(['spell-ash-whisper', 'power-smoke-of-disguise']);
    expect(
      screen
        .getByRole('link', {name: 'Direct link to Smoke of Disguise'})
        .getAttribute('href'),
    ).toBe('#power-smoke-of-disguise');
    expect(
      screen.getByRole('heading', {name: /Ash Whisper/}).getAttribute('id'),
    ).toBe('spell-ash-whisper');
  });
});

describe('a spell or power in full', () => {
  it('shows everything that players look up during the game', () => {
    show([face]);
    expect(
      describeFacts('Smoke of Disguise Direct link to Smoke of Disguise'),
    ).toMatchObject({
      Range: '10 yards/level',
      Duration: '1 hour/level',
      Casting: '6 AP',
      Area: '25 creatures/level',
      Save: 'None',
      Spheres: 'Illusion, Smoke',
      Elements: 'Air, Smoke',
    });
    expect(screen.getByText(face.description)).toBeTruthy();
  });

  it.each([
    [skin, '3/day'],
    [coal, 'at will'],
  ])(
    'shows how often it can be used apart from its name: $name',
    (record, usage) => {
      show([record]);
      const badge = screen.getByText(usage);
      expect(badge.closest('h1, h2, h3, h4, h5, h6')).toBeNull();
      expect(screen.getAllByRole('heading').at(-1)?.textContent).not.toContain(
        usage,
      );
    },
  );

  it('has its spheres and elements in their colors', () => {
    const {container} = show([whisper]);
    expect(
      [...container.querySelectorAll('[data-named-color]')].map((name) => [
        name.textContent,
        name.getAttribute('data-named-color'),
      ]),
    ).toEqual([
      ['Enchantment', 'blue'],
      ['Illusion', 'magenta'],
      ['Water', 'teal'],
      ['Air', 'azure'],
      ['Smoke', 'grey'],
    ]);
  });
});
