import type {Arms} from '../armsTypes';

/** The eleven peoples by page, on round shields. */
export const peoples: readonly Arms[] = [
  {
    id: 'arachnahd',
    bearer: 'the Arachnahd',
    shape: 'roundel',
    field: 'argent',
    layers: [{charge: 'spider', tincture: 'sable', place: 'alone'}],
  },
  {
    id: 'avariel',
    bearer: 'the Avariel',
    shape: 'roundel',
    field: 'azure',
    layers: [
      {charge: 'wings', tincture: 'argent', place: 'alone'},
      {charge: 'sun', tincture: 'or', place: 'above'},
    ],
  },
  {
    id: 'common-human',
    bearer: 'common folk',
    shape: 'roundel',
    field: 'vert',
    layers: [{charge: 'garb', tincture: 'or', place: 'alone'}],
  },
  {
    id: 'goblin',
    bearer: 'the goblins',
    shape: 'roundel',
    field: 'cendree',
    layers: [{charge: 'kettle', tincture: 'or', place: 'alone'}],
  },
  {
    id: 'gray-elf',
    bearer: 'the Gray Elves',
    shape: 'roundel',
    field: 'purpure',
    layers: [{charge: 'gate', tincture: 'argent', place: 'alone'}],
  },
  {
    id: 'half-orc',
    bearer: 'the Half-Orcs',
    shape: 'roundel',
    field: {division: 'perPale', tinctures: ['gules', 'argent']},
    layers: [{charge: 'tusk', tincture: 'counterchanged', place: 'alone'}],
  },
  {
    id: 'kadarin-human',
    bearer: 'the Kadarin',
    shape: 'roundel',
    field: 'sable',
    layers: [{charge: 'rings', tincture: 'or', place: 'alone'}],
  },
  {
    id: 'lotharan-human',
    bearer: 'the Lotharans',
    shape: 'roundel',
    field: 'gules',
    layers: [
      {charge: 'wreath', tincture: 'or', place: 'alone'},
      {charge: 'scales', tincture: 'argent', place: 'small'},
    ],
  },
  {
    id: 'orc',
    bearer: 'the Orcs',
    shape: 'roundel',
    field: 'gules',
    layers: [{charge: 'tooth', tincture: 'argent', place: 'twoAndOne'}],
  },
  {
    id: 'scaloid',
    bearer: 'the Scaloid',
    shape: 'roundel',
    field: {division: 'papelonny', tinctures: ['vert', 'or']},
    layers: [
      {
        ordinary: 'fess',
        tincture: 'azure',
        on: {charge: 'drop', tincture: 'argent', place: 'onFess'},
      },
    ],
  },
  {
    id: 'sylvan-elf',
    bearer: 'the Sylvan Elves',
    shape: 'roundel',
    field: {division: 'perFess', tinctures: ['or', 'vert']},
    layers: [{charge: 'tree', tincture: 'counterchanged', place: 'alone'}],
  },
];
