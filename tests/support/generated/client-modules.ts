type Told = readonly [string, unknown];

/** The calls that client modules received, in order. */
export const told: Told[] = [];

/** A client module that records its calls. */
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
