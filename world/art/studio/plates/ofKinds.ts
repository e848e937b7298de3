import {
  barn,
  blackKite,
  breakfast,
  budding,
  dinner,
  edgeOfSmoke,
  glassCoast,
  lostThings,
  openShutters,
  pony,
  tree,
} from './kindScenery';
import {hounds} from './magicScenery';
import {dyes, part} from './pen';
import type {Plate} from './plate';

/** A Sylvan Elf without the crown of the Regent. */
const elf = {who: 'iolen', head: 'long', holds: 'nothing', feet: 5.2} as const;

/** Plates of the kinds, clans, and Courts within a people. */
export const platesOfKinds: readonly Plate[] = [
  {
    id: 'a-find-at-the-fire',
    wide: 900,
    title: 'A find at the fire',
    alt: 'Between two patched tents on a shore a hooded stray kneels at a fire; two others, a woman in red and a man in a gray cloak with a staff, look on. Pieces of colored glass lie in the sand.',
    things: glassCoast,
    people: [
      {who: 'traveler', at: 0.34, feet: 5.6, pose: 'kneel', garb: 'tunic'},
      {who: 'townswoman', at: 0.68, feet: 5.4, head: 'scarf', facesLeft: true},
      {
        who: 'kadarin',
        at: 0.82,
        feet: 5.7,
        head: 'short',
        top: 'black',
        skin: 'umber',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'a-barn-in-a-day',
    wide: 900,
    title: 'A barn in a day',
    alt: 'The frame of a barn stands, a part of it boarded; in front of it a colonist with an ax, a woman in green, and an old man with a charter argue and work.',
    things: barn,
    people: [
      {
        who: 'kadarin',
        at: 0.16,
        feet: 5.9,
        head: 'short',
        top: 'yellow',
        cloak: 'brown',
        holds: 'ax',
      },
      {who: 'townswoman', at: 0.62, feet: 5.5, cloth: 'green', facesLeft: true},
      {who: 'titus', at: 0.88, feet: 5.8, cloth: 'brown', facesLeft: true},
    ],
  },
  {
    id: 'a-stride-inside',
    wide: 900,
    title: 'The painted post',
    alt: 'At the edge of gray smoke stands a post in red and white, from which a rope with bells leads into the smoke; a settler and a veteran with a lantern stand on the clear side, before a farm.',
    things: edgeOfSmoke,
    people: [
      {
        who: 'kadarin',
        at: 0.3,
        feet: 5.7,
        head: 'hat',
        top: 'brown',
        cloak: 'sand',
        skin: 'brown',
        holds: 'nothing',
      },
      {who: 'soldier', at: 0.42, feet: 5.8, holds: 'lantern'},
    ],
  },
  {
    id: 'with-the-shutters-open',
    wide: 900,
    title: 'With the shutters open',
    alt: 'A dinner table before an open window with green shutters, beyond it the sea at sunset and a ship; a woman in gray and a shaven notary in red with a paper stand at either end of it.',
    things: openShutters,
    inFront: dinner,
    people: [
      {who: 'ilse', at: 0.24, feet: 5.4, top: 'black', holds: 'nothing'},
      {who: 'titus', at: 0.76, feet: 5.7, facesLeft: true},
    ],
  },
  {
    id: 'good-evening-to-a-hound',
    wide: 900,
    title: 'Good evening to a hound',
    alt: 'An orc in brown with a staff and a child of the clan, black to the elbow, stand before two gray hounds of smoke as tall as ponies.',
    things: `<g transform="translate(72 0)">${hounds}</g>`,
    people: [
      {who: 'orc', at: 0.13, feet: 6.4, holds: 'staff'},
      {who: 'orc', at: 0.3, feet: 3.6, cloth: 'black', holds: 'nothing'},
    ],
  },
  {
    id: 'in-one-breath',
    wide: 900,
    title: 'In one breath',
    alt: 'An orc rider in a rust-red tunic stands beside a saddled pony and speaks to an orc with a staff; above them flies a black kite on a string.',
    things: `${blackKite}<g transform="translate(-200 0)">${pony}</g>`,
    people: [
      {
        who: 'orc',
        at: 0.57,
        feet: 6.2,
        cloth: 'rust',
        head: 'braid',
        holds: 'nothing',
      },
      {who: 'dura', at: 0.77, feet: 6.2, facesLeft: true},
    ],
  },
  {
    id: 'a-name-for-the-sick',
    wide: 900,
    title: 'A name for the sick',
    alt: 'Between trees in bud an elf in green kneels before a human who sits on the ground; another elf, in a sand-colored cloak, watches.',
    things: `<g transform="translate(330 0)">${budding}</g><g transform="translate(-360 0)">${budding}</g>`,
    people: [
      {...elf, at: 0.38, garb: 'tunic', pose: 'kneel'},
      {
        who: 'traveler',
        at: 0.56,
        feet: 5.6,
        head: 'short',
        garb: 'tunic',
        pose: 'rest',
        facesLeft: true,
      },
      {...elf, at: 0.78, cloak: 'sand', facesLeft: true},
    ],
  },
  {
    id: 'never-water',
    wide: 900,
    cut: 48,
    title: 'Never water',
    alt: 'Between trees in full leaf an elf in yellow holds out a flask to a hooded traveler; a second elf, in green with a bow, stands behind.',
    things:
      tree(-380, dyes.sail) +
      tree(390, dyes.sail, 1.1) +
      tree(-230, 'rgb(120 146 84)', 0.7),
    inFront: part('M-12 224H4V214H10V224H26V256H-12Z', dyes.brass),
    people: [
      {...elf, at: 0.24, holds: 'bow'},
      {...elf, at: 0.43, cloth: 'yellow', cloak: 'yellow', top: 'rust'},
      {who: 'traveler', at: 0.64, feet: 5.7, facesLeft: true},
    ],
  },
  {
    id: 'lost-and-labeled',
    wide: 900,
    cut: 48,
    title: 'Lost, found, and labeled',
    alt: 'Between two trees in red leaf stands a shelf of lost things, a label under each; an elf in rust red shows it to a woman in a headscarf.',
    things: `${tree(-400, 'rgb(186 104 56)')}${tree(420, 'rgb(196 130 60)', 0.9)}<g transform="translate(-20 0)">${lostThings}</g>`,
    people: [
      {...elf, at: 0.12, cloth: 'rust', cloak: 'rust', top: 'red'},
      {
        who: 'townswoman',
        at: 0.9,
        feet: 5.4,
        head: 'scarf',
        top: 'blue',
        cloth: 'blue',
        facesLeft: true,
      },
    ],
  },
  {
    id: 'until-the-pot-comes-round',
    wide: 900,
    title: 'Until the pot comes round',
    alt: 'In snow four elves in pale cloth and gray sit and stand around a pot over a fire; none of them speaks.',
    things: breakfast,
    people: [
      {...elf, at: 0.16, cloth: 'sand', cloak: 'sand', top: 'gray'},
      {
        ...elf,
        at: 0.32,
        cloth: 'gray',
        cloak: 'gray',
        pose: 'rest',
        garb: 'tunic',
      },
      {
        ...elf,
        at: 0.68,
        cloth: 'sand',
        cloak: 'sand',
        top: 'black',
        pose: 'rest',
        garb: 'tunic',
        facesLeft: true,
      },
      {...elf, at: 0.86, cloth: 'gray', cloak: 'gray', facesLeft: true},
    ],
  },
];
