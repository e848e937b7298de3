import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {headTags} from '../../../src/site/headTags';
import {readIdentity} from '../../../src/site/identity';
import {staticDir} from '../../support/site';

it.each(['/', '/orrameth/'])(
  'the head of a page below %s names existing icons (A1)',
  (basePath) => {
    const tags = headTags({...readIdentity({}), basePath});
    const paths = tags.map(({attributes}) => String(attributes?.['href']));
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      expect(path.startsWith(basePath)).toBe(true);
      expect(existsSync(join(staticDir, path.slice(basePath.length)))).toBe(
        true,
      );
    }
  },
);
