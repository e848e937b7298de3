import {setStatBlock} from '../../model/statBlock';

describe('a stat block', () => {
  it('says what the creature is', () => {
    expect(
      setStatBlock({
        name: 'Eel',
        size: 'small',
        type: 'beast',
        subtype: 'eel',
        alignment: 'hungry',
      }).kind,
    ).toBe('Small beast (eel), hungry');
    expect(setStatBlock({name: 'Eel', alignment: 'hungry'}).kind).toBe(
      'Hungry',
    );
    expect(setStatBlock({name: 'Eel'}).kind).toBe('');
  });

  it('has its defenses above the abilities, and the rest below', () => {
    const {above, abilities, below} = setStatBlock({
      name: 'Eel',
      cr: 1,
      hp: 22,
      hit_dice: '4d8 + 4',
      ac: 13,
      stats: [8, 17, 12, 2, 13, '5 (−3)'],
    });
    expect(above).toEqual([
      {label: 'Armor class', text: '13'},
      {label: 'Hit points', text: '22 (4d8 + 4)'},
    ]);
    expect(abilities[0]).toEqual({label: 'STR', text: '8'});
    expect(abilities[5]).toEqual({label: 'CHA', text: '5 (−3)'});
    expect(below).toEqual([{label: 'Challenge', text: '1'}]);
  });

  it.each([
    ['a list', [{dexterity: 5}, {wisdom: -1}]],
    ['one record', {dexterity: 5, wisdom: -1}],
  ])('writes saves with their signs, given as %s', (_, saves) => {
    expect(setStatBlock({name: 'Eel', saves}).below).toEqual([
      {label: 'Saves', text: 'Dexterity +5, Wisdom -1'},
    ]);
  });

  it('keeps a bonus that is text, and a bonus of zero', () => {
    expect(
      setStatBlock({name: 'Eel', skillsaves: {hiding: 'good', climbing: 0}})
        .below[0]?.text,
    ).toBe('Hiding good, Climbing +0');
  });

  it('has its deeds in one order, without empty lists', () => {
    const desc = 'It bites.\n';
    expect(
      setStatBlock({
        name: 'Eel',
        reactions: [],
        actions: [{name: 'Bite', desc}],
        traits: [{name: 'Shy', desc: 2}],
      }).sections,
    ).toEqual([
      {title: '', entries: [{label: 'Shy', text: '2'}]},
      {title: 'Actions', entries: [{label: 'Bite', text: 'It bites.'}]},
    ]);
  });
});
