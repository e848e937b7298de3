import type {Series} from '../../plugins/documents/model/pressDocument';

/**
 * The series of the library. The documents of a series share a name, a color, and a folder of arms.
 */
export const series: Readonly<Record<string, Series>> = {
  peoples: {
    name: 'The Peoples of Orrameth',
    accent: '#7c1d24',
    tint: '#f1e4d0',
  },
  almanac: {name: 'The Prime Almanac', accent: '#1f4f55', tint: '#e4ebe2'},
  handbook: {
    name: 'The Character Handbook',
    accent: '#5c3a12',
    tint: '#f0e6cf',
  },
  combat: {name: 'Combat and Tactics', accent: '#6b2a12', tint: '#f2e4d4'},
  magic: {name: 'Magic Science', accent: '#3b2f73', tint: '#e9e5ee'},
  gods: {name: 'Deities and Cosmology', accent: '#5d3b63', tint: '#eee4ea'},
  campaigns: {name: 'Two Campaigns', accent: '#2d4636', tint: '#e6ecdf'},
};
