import type {LoadContext, Props} from '@docusaurus/types';
import structuredDataPlugin from '..';
import {openAreas} from '../../../src/site/contentAreas';
import {readIdentity} from '../../../src/site/identity';
import {stub} from '../../../tests/support/stub';

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

it('articles are the public pages, except the first one of a folder', async () => {
  const {allContentLoaded, publish} = structuredDataPlugin(
    stub<LoadContext>({}),
    {},
    {
      closed: [],
      histories: () => Promise.resolve(new Map()),
      identity: {...readIdentity({}), basePath: '/world/'},
    },
  );
  const docs = [doc('index'), doc('mill'), doc('bell', '.locked/docs')];
  await allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {[area]: {loadedVersions: [{docs}]}},
    },
  } as never);
  const finish = await publish.finishPages?.(stub<Props>({}));
  const finished: string[] = [];
  for (const name of ['index', 'mill', 'bell']) {
    const path = `${area}/${name}.html`;
    finished.push((await finish?.('<head></head>', path)) ?? '');
  }
  expect(finished.map((html) => html.includes('headline'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(finished[1]).toContain('"headline":"mill"');
});
