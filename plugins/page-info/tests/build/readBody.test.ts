import {readBody} from '../../build/readBody';
import {temporarySite} from '../../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'docs/a.md': '---\ntitle: A\n---\n\nRest well.\n',
  'docs/b.mdx':
    "---\ntitle: B\n---\n\nimport Inn from './_parts/_inn.mdx';\nimport {x} from './x.ts';\n\nFirst.\n\n<Inn />\n",
  'docs/_parts/_inn.mdx':
    "import Bed from '../_bed.md';\n\nAn inn.\n\n<Bed />\n",
  'docs/_bed.md': 'A bed.\n',
});

describe('the text of a page', () => {
  it('includes the partials that it imports, also nested ones, but no scripts', async () => {
    const text = await readBody(`${siteDir}/docs/b.mdx`);
    expect(text.match(/First\.|An inn\.|A bed\./g)).toEqual([
      'First.',
      'An inn.',
      'A bed.',
    ]);
  });
});
