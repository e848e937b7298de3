import {existsSync} from 'node:fs';
import {providerAlias} from '../../../../plugins/discussion/providerAlias';
import {discussionProviders} from '../../../../src/site/discussion';

describe('the provider of a build (L18)', () => {
  it('is nobody where none is chosen', () => {
    expect(providerAlias('off')).toEqual({});
  });

  it.each(discussionProviders.filter((name) => name !== 'off'))(
    'is %s where that is chosen, in the place of the file that stands for nobody',
    (name) => {
      const [[replaced, replacement] = ['', '']] = Object.entries(
        providerAlias(name),
      );
      expect(existsSync(`${replaced}.ts`)).toBe(true);
      expect(replacement).toContain(name);
      expect(existsSync(replacement)).toBe(true);
    },
  );
});
