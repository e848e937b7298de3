import type {LoadContext} from '@docusaurus/types';
import structuredDataPlugin, {
  type PageData,
} from '../../../../plugins/structured-data';
import {openAreas} from '../../../../src/site/contentAreas';
import {readIdentity} from '../../../../src/site/identity';
import {stub} from '../../../support/stub';

const area = openAreas[0]?.id ?? '';

function doc(name: string, folder = 'docs') {
  return {
    source: `@site/${folder}/${area}/${name}.md`,
    permalink: `/world/${area}/${name === 'index' ? '' : `${name}.html`}`,
    title: name,
    description: '',
    frontMatter: {},
    draft: false,
    unlisted: false,
  };
}

it('articles are the public pages, except the first one of a folder (G4)', async () => {
  const pageData: PageData = new Map();
  const plugin = structuredDataPlugin(stub<LoadContext>({}), {
    pageData,
    histories: () => Promise.resolve(new Map()),
    identity: {...readIdentity({}), basePath: '/world/'},
  });
  const docs = [doc('index'), doc('mill'), doc('bell', '.locked/docs')];
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {[area]: {loadedVersions: [{docs}]}},
    },
  } as never);
  expect(
    [...pageData].map(([path, data]) => [
      path,
      data.map((each) => each['headline']),
    ]),
  ).toEqual([
    [`${area}/index.html`, []],
    [`${area}/mill.html`, ['mill']],
  ]);
});
