import {aserion} from '../vistas/lands/aserion';
import {central} from '../vistas/lands/central';
import {deepNorth} from '../vistas/lands/deepNorth';
import {feyKingdoms} from '../vistas/lands/feyKingdoms';
import {glassCoast} from '../vistas/lands/glassCoast';
import {greatNorth} from '../vistas/lands/greatNorth';
import {hordelands} from '../vistas/lands/hordelands';
import {morgana} from '../vistas/lands/morgana';
import {nheth} from '../vistas/lands/nheth';
import {northeast} from '../vistas/lands/northeast';
import {ssahrak} from '../vistas/lands/ssahrak';
import {vell} from '../vistas/lands/vell';
import type {View} from './view';

/** Views of each land, which are the covers of their pages. */
export const landViews: readonly View[] = [
  {
    id: 'central',
    title: 'Long Bridge at Harrowmere',
    alt: 'At dawn a stone bridge of nine arches, with lamps along it, joins the red roofs of Harrowmere.',
    vista: central,
  },
  {
    id: 'great-north',
    title: 'A fjord of Kadar',
    alt: 'A longship with a red and white sail runs up a still fjord between snowy crags, past long halls with turf roofs, lit windows, and boats at their landings.',
    vista: greatNorth,
  },
  {
    id: 'deep-north',
    title: 'The Gate of Ice',
    alt: 'Under green and violet northern lights a dog sledge with a lantern crosses the snow before a giants’ stair that ends in air, a stone chair, and the shut Gate of Ice.',
    vista: deepNorth,
  },
  {
    id: 'sw-peninsula',
    title: 'The quays of Vell',
    alt: 'Ships lie with their bows to a sunny quay, blue flags with a white gull at their masts; awnings, bales, and people line a row of tall houses with arcades.',
    vista: vell,
  },
  {
    id: 'lor-aserion',
    title: 'Aserion in its valley',
    alt: 'Slender pale towers with blue spires rise from a city around a square with a ring of stones, in a valley under snowy peaks; winged people glide above it.',
    vista: aserion,
  },
  {
    id: 'fey-kingdoms',
    title: 'Thornmoot, where four woods meet',
    alt: 'A path leads to a ring of mossy stones and a market cross; around it the wood blossoms, is green, turns orange, and stands bare in snow, from left to right.',
    vista: feyKingdoms,
  },
  {
    id: 'hordelands',
    title: 'The warmoot at Gurzh',
    alt: 'Hundreds of round felt tents stand in rings around a disk of red clay where people sit under six banners; smoke rises against an orange evening sky.',
    vista: hordelands,
  },
  {
    id: 'morgana',
    title: 'The sky docks of Emeraldine',
    alt: 'Docks hang on chains from a white cliff with a town of green domes; ships with green sails float beside them, and drowned roofs show in the blue harbor below.',
    vista: morgana,
  },
  {
    id: 'n-eastern-continent',
    title: 'Doorless towers above Ostmark',
    alt: 'Goats graze on terraces around round stone towers without doors; below them lie the roofs and ships of Ostmark, and dark clouds come in over the sea.',
    vista: northeast,
  },
  {
    id: 's-eastern-continent',
    title: 'A canal of Ssahrak',
    alt: 'Toward evening barges move on a canal between terraced houses of red brick; lamps hang just above the water, and a domed hall stands at the far end.',
    vista: ssahrak,
  },
  {
    id: 'underworld',
    title: 'The lamps of Nheth',
    alt: 'In a violet shaft nine cables sweep down to a lit ring of seats; pointed houses with lamps in their windows hang along them.',
    vista: nheth,
  },
  {
    id: 'unclaimed',
    title: 'The Glass Coast',
    alt: 'On a shore of broken black glass people walk toward Leavings, a town of wrecked hulls with lit ports and smoke; an empty wreck lies at the water.',
    vista: glassCoast,
  },
];
