import {translate} from '@docusaurus/Translate';
import type {Sheet} from '../../lib/csv';
import type {Diagram} from '../../lib/diagrams/diagram';
import {ringOfHouses, wheelOfElements} from '../../lib/diagrams/namedRings';
import {planesAround} from '../../lib/diagrams/planesAround';
import {yearWheel} from '../../lib/diagrams/yearWheel';

type DiagramFacts = {
  readonly draw: (sheet: Sheet) => Diagram;
  readonly title: () => string;
  readonly description: () => string;
  readonly caption: () => string;
};

const elements: DiagramFacts = {
  draw: wheelOfElements,
  title: () =>
    translate({
      id: 'site.diagram.elements.title',
      message: 'The Wheel of elements',
      description: 'Name of a diagram',
    }),
  description: () =>
    translate({
      id: 'site.diagram.elements.description',
      message:
        'Eight elements in a ring, each beside those that it blends with, with its month outside. A line through the middle joins each element with its opposite.',
      description: 'What a diagram shows, for those who cannot see it',
    }),
  caption: () =>
    translate({
      id: 'site.diagram.elements.caption',
      message:
        'Neighbors blend. Elements at the two ends of a line cancel. Outside stands the month of each.',
      description: 'Caption of a diagram',
    }),
};

const houses: DiagramFacts = {
  draw: ringOfHouses,
  title: () =>
    translate({
      id: 'site.diagram.houses.title',
      message: 'The ring of Houses',
      description: 'Name of a diagram',
    }),
  description: () =>
    translate({
      id: 'site.diagram.houses.description',
      message:
        'Nine Houses in a ring, each in its color, with its Gate outside. Lines join those who are rivals.',
      description: 'What a diagram shows, for those who cannot see it',
    }),
  caption: () =>
    translate({
      id: 'site.diagram.houses.caption',
      message:
        'Each House in its color, with its Gate outside. A line joins two rivals; a House without one has no enemy.',
      description: 'Caption of a diagram',
    }),
};

const year: DiagramFacts = {
  draw: yearWheel,
  title: () =>
    translate({
      id: 'site.diagram.year.title',
      message: 'The wheel of the year',
      description: 'Name of a diagram',
    }),
  description: () =>
    translate({
      id: 'site.diagram.year.description',
      message:
        'Eight months in a ring, each with five weeks and its season, then the five Gate Days before the year begins anew at the top. Within, Lanthe is dark on the first of each month and lit on the twenty-third.',
      description: 'What a diagram shows, for those who cannot see it',
    }),
  caption: () =>
    translate({
      id: 'site.diagram.year.caption',
      message:
        'The year begins at the top and ends with the Gate Days, the narrow piece before it. Strokes are weeks; the discs are Lanthe, new and full.',
      description: 'Caption of a diagram',
    }),
};

const planes: DiagramFacts = {
  draw: (sheet) =>
    planesAround(sheet, {
      prime: translate({
        id: 'site.diagram.planes.prime',
        message: 'the Prime',
        description: 'Name of the world, in the middle of its planes',
      }),
      limbo: translate({
        id: 'site.diagram.planes.limbo',
        message: 'Limbo',
        description: 'Name of what lies between the planes',
      }),
    }),
  title: () =>
    translate({
      id: 'site.diagram.planes.title',
      message: 'The planes around the Prime',
      description: 'Name of a diagram',
    }),
  description: () =>
    translate({
      id: 'site.diagram.planes.description',
      message:
        'The Prime in the middle, Limbo around it, and around both nine planes: eight elements and the Still. A line from each to the Prime is its Gate.',
      description: 'What a diagram shows, for those who cannot see it',
    }),
  caption: () =>
    translate({
      id: 'site.diagram.planes.caption',
      message:
        'Each line is a Gate. Whoever leaves it on the way is in Limbo, which has no distance of its own.',
      description: 'Caption of a diagram',
    }),
};

/** The diagrams that pages can show. */
export const diagrams = {elements, houses, year, planes} as const;

export type DiagramName = keyof typeof diagrams;
