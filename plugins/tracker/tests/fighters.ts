import type {Fighter} from '../../../src/shared/model/fighter';

/** A plain fighter of no world, changed as a test needs it. */
export function makeFighter(
  name: string,
  change: Partial<Fighter> = {},
): Fighter {
  return {
    name,
    rank: 1,
    initiative: 1,
    hitPoints: 20,
    points: 6,
    defense: 12,
    ready: 0,
    soak: 1,
    saves: {Mind: 0},
    attacks: [
      {name: 'bite', cost: 3, bonus: 4, damage: '1d8', pierce: 0, most: 2},
    ],
    powers: [],
    canBeBruised: true,
    plays: 'Bites.',
    ...change,
  };
}
