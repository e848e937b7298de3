import {stopChecks} from '../../../../../plugins/development/panel/stopChecks';

describe('checks of a text for its author (W2)', () => {
  it.each(['invalid', 'watchRun'] as const)(
    'stop when files change, as the bundler tells by "%s"',
    (told) => {
      const taps: Record<string, () => void> = {};
      const hook = (name: string) => ({
        tap(_plugin: string, note: () => void) {
          taps[name] = note;
        },
      });
      const stop = jest.fn();
      stopChecks(stop).apply({
        hooks: {invalid: hook('invalid'), watchRun: hook('watchRun')},
      });
      expect(stop).not.toHaveBeenCalled();
      taps[told]?.();
      expect(stop).toHaveBeenCalledTimes(1);
    },
  );
});
