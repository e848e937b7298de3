import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pictureSize} from '../pictureSize';
import {jpeg} from '../../../tests/support/jpeg';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'plan.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  'text.png': 'no picture',
  'empty.jpg': '',
});

describe('the size of a picture', () => {
  it.each([
    [0, {width: 3, height: 2}],
    [1, {width: 3, height: 2}],
    [4, {width: 3, height: 2}],
    [5, {width: 2, height: 3}],
    [8, {width: 2, height: 3}],
  ])(
    'is that of the upright picture if a camera recorded orientation %d',
    async (orientation, size) => {
      const file = join(siteDir, `orientation-${orientation}.jpg`);
      writeFileSync(file, jpeg({width: 3, height: 2, orientation}));
      expect(await pictureSize(file)).toEqual(size);
    },
  );

  it.each(['text.png', 'empty.jpg', 'missing.jpg'])(
    'is not invented for %s',
    async (name) => {
      await expect(pictureSize(join(siteDir, name))).rejects.toThrow();
    },
  );
});
