/** Draws a uniformly distributed whole number from 1 to the number of sides. */
export type Draw = (sides: number) => number;
