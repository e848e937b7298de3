import deskPlugin, {loadModule} from '../../../../plugins/desk';

describe('the plugin for the desk', () => {
  it('is called desk', () => {
    expect(deskPlugin().name).toBe('desk');
  });

  it('fetches the desk on demand, where the world has one', () => {
    expect(loadModule(true)).toContain(
      "() => import('@site/src/features/desk/components/Desk')",
    );
  });

  it('names no part of the desk in a world without one', () => {
    expect(loadModule(false)).toBe('export const loadDesk = undefined;\n');
  });
});
