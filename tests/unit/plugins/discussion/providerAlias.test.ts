import {existsSync} from 'node:fs';
import {providerAlias} from '../../../../plugins/discussion/providerAlias';
import {discussionProviders} from '../../../../src/site/discussion';

describe('the provider of a build', () => {
  it('is a file that does nothing by default', () => {
    expect(providerAlias('off')).toEqual({});
  });

  it.each(discussionProviders.filter((name) => name !== 'off'))(
    'is %s if that is chosen, in place of the default file',
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
