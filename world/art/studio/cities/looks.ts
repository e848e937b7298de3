import type {CityPlan} from './cityPlan';

/** The colors of a city's plan. */
export type CityLook = {
  readonly ground: string;
  readonly water: string;
  readonly shore: string;
  readonly street: string;
  readonly stone: string;
  readonly ink: string;
  readonly roofs: readonly string[];
  /** Colors of names, of the halo around them, and of numbers. */
  readonly name: string;
  readonly waterName: string;
  readonly halo: string;
  readonly accent: string;
  readonly board: string;
  readonly boardInk: string;
};

const land: CityLook = {
  ground: '#dccfa6',
  water: '#9dbcbd',
  shore: '#5f8489',
  street: '#efe4c8',
  stone: '#cfc3a8',
  ink: '#4a3a2b',
  roofs: ['#b9694a', '#a8593d', '#c07c58', '#9a6148', '#8f7257'],
  name: '#57201a',
  waterName: '#284a56',
  halo: '#f3e9cf',
  accent: '#8a3324',
  board: '#efe2c2',
  boardInk: '#33281d',
};

/** The colors by what a city is built on: green land, sand, or the dark below. */
export const looks: Readonly<Record<CityPlan['look'], CityLook>> = {
  land,
  dry: {
    ...land,
    ground: '#e6d09b',
    water: '#7fb0ae',
    shore: '#8a6a3f',
    street: '#f1e2ba',
    roofs: ['#c98f57', '#b97a48', '#d6a66c', '#a9744c', '#c3b083'],
  },
  cave: {
    ...land,
    ground: '#57505d',
    water: '#29243a',
    shore: '#16121f',
    street: '#b9a36f',
    stone: '#7c7482',
    ink: '#15111c',
    roofs: ['#c9a86a', '#a98b5d', '#8d7fa6', '#b99a74', '#76698f'],
    name: '#f0dfb4',
    waterName: '#cbbfe0',
    halo: '#221d30',
    accent: '#b5542f',
    board: '#e6dcc6',
  },
};
