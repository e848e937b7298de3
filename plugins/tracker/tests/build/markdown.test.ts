import {markdown} from '../../build/markdown';
import {component, page, run} from '../../../../tests/support/markdown';
import {dataModule} from '../../build/dataModule';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';
import {fightTable} from '../../../../world/fighters';

const fill = (attributes: Readonly<Record<string, string>>) =>
  run(
    markdown,
    {siteDir: '/site'},
    page(component('Encounter', attributes, 7)),
  );

describe('encounters of a page', () => {
  it('import the figures of each kind of foe once, and say how many there are', async () => {
    const {children} = await fill({
      foes: '2 Ashwight; Bandit; ashwight (Old Ash)',
      where: 'the cellar',
    });
    const text = JSON.stringify(children);
    const sources = [...text.matchAll(/foe\.fighter\?([^"]+)/g)].map(
      ([, query = '']) => decodeURIComponent(query),
    );
    expect(sources).toEqual(['{"name":"Bandit"}', '{"name":"Ashwight"}']);
    const element = children.at(-1);
    expect(element).toMatchObject({
      attributes: [{name: 'where', value: 'the cellar'}, {name: 'groups'}],
    });
    expect(text.match(/"name":"foe\d"/g)).toHaveLength(2 + 3);
  });

  it('are read by the steps that read a locked page, as what is public', async () => {
    const request = `@site/plugins/tracker/build/foe.fighter${writeRequest({name: 'Ashwight'})}`;
    await expect(dataModule()(request)).resolves.toEqual({
      data: fightTable.foes.find(({name}) => name === 'Ashwight'),
      open: true,
      made: [],
      sources: ['static/game-mechanics/combat/foe*.csv'],
    });
    await expect(dataModule()('@site/x.csv')).resolves.toBeUndefined();
  });

  it('stop the build at a foe that no sheet has, and say which is meant', async () => {
    await expect(
      fill({foes: '2 Ashwight; Troll', where: 'the cellar'}),
    ).rejects.toThrow(
      'docs/races/orc.md:7: found "Troll" in <Encounter foes>, expected the name of a foe from /game-mechanics/combat/beasts.csv, /game-mechanics/combat/undead.csv, /game-mechanics/combat/people-in-arms.csv, such as "2 Wolf; Bandit" (did you mean "Bridge troll"?).',
    );
  });

  it.each([
    [{where: 'the cellar'}, 'without foes'],
    [{foes: 'Wolf'}, 'without where'],
    [{foes: 'Wolf', where: ''}, 'without where'],
  ])('stop it where something is missing: %j', async (attributes, missing) => {
    await expect(
      fill(attributes as Readonly<Record<string, string>>),
    ).rejects.toThrow(`docs/races/orc.md:7: found <Encounter> ${missing}`);
  });
});
