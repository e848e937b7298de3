import {openAreas} from '../../src/site/contentAreas';
import type {NewKind, Question} from '../../src/site/newKinds';
import {tags} from '../tags';

const title: Question = {name: 'title', ask: 'Title', naming: true};
const description: Question = {
  name: 'description',
  ask: 'One sentence about it, for search engines and previews',
};
const opening: Question = {
  name: 'opening',
  ask: 'First paragraph: one or two sentences, as readers will see them',
};

/** A page of any area, with a table to begin with. */
export const page: NewKind = {
  summary: 'a page of any area, with a table to fill',
  questions: [
    {name: 'area', ask: 'Area', oneOf: openAreas.map(({id}) => id)},
    title,
    description,
    {name: 'tag', ask: 'Tag', oneOf: Object.keys(tags), otherwise: 'guide'},
    opening,
  ],
  parts: [
    {
      page: 'docs/{area}/{title.file}.md',
      frontMatter: {
        title: '{title}',
        description: '{description}',
        tag: ['{tag}'],
      },
      text: [
        '{opening}',
        '',
        '| Question | Answer |',
        '| --- | --- |',
        '| What is it? | {description} |',
        '',
        '## See also',
        '',
        '- [Combat Parameters](/combat-and-tactics/combat-parameters.html)',
        '- [Names in passing, as a sheet](/world-info/named-in-passing.csv)',
      ],
    },
  ],
  next: [
    'It is at the end of the sidebar of its area; sidebars.ts moves it.',
    'Check it with: npm run check:page docs/{area}/{title.file}.md',
  ],
};

/** The text that pages of places and peoples begin with: a fact box, and where to read on. */
function writeOpening(sheet: string, of: string): readonly string[] {
  return ['{opening}', '', `<FactBox src="/${sheet}" row="{${of}}" />`, ''];
}

/** A page of the almanac; the territories themselves are rows of their table. */
export const place: NewKind = {
  summary: 'a page of a place within a territory',
  questions: [
    title,
    {
      name: 'territory',
      ask: 'Territory',
      oneOfCells: {sheet: 'world-info/territories.csv', column: 'Territory'},
    },
    description,
    opening,
    {name: 'hook', ask: 'A hook: one sentence with a stake and a number'},
  ],
  parts: [
    {
      page: 'docs/prime-almanac/{title.file}.md',
      frontMatter: {
        title: '{title}',
        description: '{description}',
        tag: ['realm'],
      },
      text: [
        ...writeOpening('world-info/territories.csv', 'territory'),
        '## Hooks',
        '',
        '- **{title}.** {hook}',
        '',
        '## Travel from here',
        '',
        'Miles and days are in [Common Travel Distances](./common-travel-distances.md), dates in the',
        '[Calendar](/races-and-anthropology/calendar.html).',
        '',
        '## See also',
        '',
        '- [{territory}]({territory.Page})',
        '- [All territories as a sheet](/world-info/territories.csv)',
      ],
    },
  ],
  next: [
    'To put it on the map, add a row to static/maps/data/places.csv (CONTRIBUTING.md, "Change the map").',
    'Check it with: npm run check:page docs/prime-almanac/{title.file}.md',
  ],
};

/** A page of those who share body and powers with one of the eleven peoples. */
export const people: NewKind = {
  summary:
    'a page of a folk within one of the peoples: a clan, a court, a guild',
  questions: [
    title,
    {
      name: 'people',
      ask: 'People that they belong to',
      oneOfCells: {sheet: 'world-info/peoples.csv', column: 'People'},
    },
    description,
    opening,
    {name: 'play', ask: 'How one of them is played, in one sentence'},
  ],
  parts: [
    {
      page: 'docs/races-and-anthropology/{title.file}.md',
      frontMatter: {
        title: '{title}',
        description: '{description}',
        tag: ['people'],
      },
      text: [
        ...writeOpening('world-info/peoples.csv', 'people'),
        '## In play',
        '',
        '{play}',
        '',
        '## See also',
        '',
        '- [{people}]({people.Page})',
        '- [Stats and Benchmarks](/character-handbook/stats-and-benchmarks.html)',
        '- [All peoples as a sheet](/world-info/peoples.csv)',
      ],
    },
  ],
  next: [
    'Check it with: npm run check:page docs/races-and-anthropology/{title.file}.md',
  ],
};
