import {describeAsset} from '../../build/describeAsset';

const changed = new Date('2024-03-09T23:59:00Z');
const facts = {contents: []};

describe('a file as readers see it', () => {
  it('has all its known properties', () => {
    expect(
      describeAsset({
        path: 'Races/Half-Orc.PDF',
        size: 312_000,
        changed,
        facts,
      }),
    ).toEqual({
      title: 'Half-Orc',
      name: 'Half-Orc.PDF',
      ext: 'pdf',
      lastModified: '3/9/2024',
      parent: '/Races',
      link: '/Races/Half-Orc.PDF',
      size: 312_000,
      contents: [],
    });
  });

  it('has its size in pixels, and its author’s description', () => {
    expect(
      describeAsset({
        path: 'maps/world.webp',
        size: 9,
        changed,
        facts: {width: 2400, height: 1500, contents: []},
        label: {
          file: 'world.webp',
          title: 'The World',
          alt: 'A map.',
          notes: {by: 'Aldo'},
          row: 3,
        },
      }),
    ).toMatchObject({
      title: 'The World',
      alt: 'A map.',
      notes: {by: 'Aldo'},
      row: 3,
      width: 2400,
      height: 1500,
    });
  });

  it('has its rows if it is a data file', () => {
    const contents = [{Name: 'Bread'}];
    expect(
      describeAsset({path: 'a.csv', size: 9, changed, facts: {contents}}),
    ).toMatchObject({parent: '/', link: '/a.csv', contents});
  });

  it.each([
    ['night-market_2.png', 'Night market 2'],
    ['Half-Orc.pdf', 'Half-Orc'],
    ['the half-orc.pdf', 'The half-orc'],
    ['World_Map.png', 'World Map'],
    ['überwald.png'.normalize('NFD'), 'Überwald'],
    ['v1.2.csv', 'V1.2'],
    ['100%.svg', '100%'],
  ])('is named by its file name in words: %s', (path, title) => {
    expect(describeAsset({path, size: 9, changed, facts}).title).toBe(title);
  });

  it.each([
    ['maps/the world.png', '/maps/the%20world.png'],
    ['maps/100%.png', '/maps/100%25.png'],
    ['maps/#1?.png', '/maps/%231%3F.png'],
    ['maps/vü.png', '/maps/v%C3%BC.png'],
    ['maps/vü.png'.normalize('NFD'), '/maps/vu%CC%88.png'],
    ['a b/WORLD.PNG', '/a%20b/WORLD.PNG'],
    ['Magika (Goblin).pdf', '/Magika%20(Goblin).pdf'],
  ])('is found under its name on disk: %s', (path, link) => {
    expect(describeAsset({path, size: 9, changed, facts}).link).toBe(link);
  });

  it.each([
    ['2024-03-09T23:59:59Z', '3/9/2024'],
    ['2024-03-10T00:00:00Z', '3/10/2024'],
    ['2023-12-31T23:00:00-02:00', '1/1/2024'],
  ])('has its date of change in UTC: %s is %s', (time, lastModified) => {
    expect(
      describeAsset({path: 'a.pdf', size: 9, changed: new Date(time), facts}),
    ).toMatchObject({lastModified});
  });
});
