import SpellIndex from '../../theme/SpellIndex';
import {getLink} from '../../model/publish';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import {spellRecord} from '../../../../world/tests/support/spellRecord';

const whisper = spellRecord();
const wall = spellRecord({level: 3, name: 'Smoke Wall'});
const skin = spellRecord({
  type: 'Power',
  school: 'Ecolu Ahn Mutus',
  level: 2,
  name: 'Harden Skin (3/day)',
});
const coal = spellRecord({
  type: 'Power',
  level: 11,
  name: 'Coal Hand (at will)',
});

describe('an index of spells and powers', () => {
  it('links, level by level, to where they are in full', () => {
    const {links, container} = renderOnPage(
      <SpellIndex
        source={{key: 'a.md:1', data: [wall, skin, whisper, coal].map(getLink)}}
      />,
    );
    expect(
      [...container.querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    ).toEqual([
      ['1st', 'Ash Whisper'],
      ['2nd', 'Harden Skin'],
      ['3rd', 'Smoke Wall'],
      ['11th', 'Coal Hand'],
    ]);
    expect(links).toEqual([
      '/magic-science/#spell-ash-whisper',
      '/magic-science/#power-harden-skin',
      '/magic-science/#spell-smoke-wall',
      '/magic-science/#power-coal-hand',
    ]);
  });
});
