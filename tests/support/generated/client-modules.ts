type Told = readonly [string, unknown];

/** What client modules were told of pages, in order. */
export const told: Told[] = [];

/** A client module that notes what it is told. */
export default [
  {
    onRouteUpdate: (update: unknown): (() => void) => {
      told.push(['comes', update]);
      return () => {
        told.push(['is here', undefined]);
      };
    },
    onRouteDidUpdate: (update: unknown): void => {
      told.push(['shows', update]);
    },
  },
];
