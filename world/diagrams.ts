import type {DiagramRow} from '../plugins/diagrams/model/drawDiagram';

/** Diagrams that pages can show, by name. */
export const diagrams = {
  elements: {
    shape: 'ring',
    columns: {
      name: 'Element',
      outside: 'Month',
      color: 'Color',
      tie: 'Opposite',
    },
    title: 'The Wheel of elements',
    description:
      'Eight elements in a ring, each beside those that it blends with, with its month outside. A line through the middle joins each element with its opposite.',
    caption:
      'Neighbors blend. Elements at the two ends of a line cancel. Outside stands the month of each.',
  },
  houses: {
    shape: 'ring',
    columns: {
      name: 'House',
      outside: 'Gate',
      color: 'Color',
      tie: 'Rival',
    },
    title: 'The ring of Houses',
    description:
      'Nine Houses in a ring, each in its color, with its Gate outside. Lines join those who are rivals.',
    caption:
      'Each House in its color, with its Gate outside. A line joins two rivals; a House without one has no enemy.',
  },
  year: {
    shape: 'year',
    title: 'The wheel of the year',
    description:
      'Eight months in a ring, each with five weeks and its season, then the five Gate Days before the year begins anew at the top. Within, Lanthe is dark on the first of each month and lit on the twenty-third.',
    caption:
      'The year begins at the top and ends with the Gate Days, the narrow piece before it. Strokes are weeks; the discs are Lanthe, new and full.',
  },
  planes: {
    shape: 'center',
    column: 'Plane',
    center: 'the Prime',
    between: 'Limbo',
    title: 'The planes around the Prime',
    description:
      'The Prime in the middle, Limbo around it, and around both nine planes: eight elements and the Still. A line from each to the Prime is its Gate.',
    caption:
      'Each line is a Gate. Whoever leaves it on the way is in Limbo, which has no distance of its own.',
  },
} as const satisfies Readonly<Record<string, DiagramRow>>;
