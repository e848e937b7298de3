import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import codeParts from '../codeParts';
import {component, page, paragraph, run} from '../../../tests/support/markdown';

const siteDir = '/site';

function fence(lang: string | null, value: string, meta?: string): Code {
  const point = {line: 7, column: 1};
  const position = {start: point, end: point};
  return {type: 'code', lang, value, meta: meta ?? null, position};
}

async function made(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): Promise<MdxJsxFlowElement> {
  const holder = {...component(name, attributes), children};
  await run(codeParts, {siteDir}, page(holder));
  return holder;
}

function getValues({attributes}: MdxJsxFlowElement): unknown {
  return attributes.map((each) =>
    each.type === 'mdxJsxAttribute' ? [each.name, each.value] : each.type,
  );
}

describe('code fences in tabs', () => {
  it('are labeled by title, else by language', async () => {
    const {name, children} = await made('CodeTabs', {}, [
      fence('csv', 'a,b'),
      fence('json', '{}', 'title="The same"'),
      fence('ashtongue', 'x'),
      fence(null, 'y'),
    ]);
    expect(name).toBe('Tabs');
    expect(
      children.map((tab) => tab.type === 'mdxJsxFlowElement' && getValues(tab)),
    ).toEqual([
      [['value', 'CSV']],
      [['value', 'The same']],
      [['value', 'ashtongue']],
      [['value', 'Code']],
    ]);
  });

  it('contain their code under their label', async () => {
    const {children} = await made('CodeTabs', {}, [fence('csv', 'a,b')]);
    expect(children[0]).toMatchObject({
      name: 'TabItem',
      children: [
        {attributes: [{name: 'className', value: 'tab-name'}]},
        {type: 'code', lang: 'csv', value: 'a,b'},
      ],
    });
  });
});

describe('code fences in a demo', () => {
  it.each(['csv', null])('stop the build in %s', async (lang) => {
    await expect(made('CodeDemo', {}, [fence(lang, 'x')])).rejects.toThrow(
      `docs/races/orc.md:7: found the code language "${lang ?? 'none'}" in <CodeDemo>, expected html, css, or js.`,
    );
  });
});

describe('anything but code fences', () => {
  it.each(['CodeTabs', 'CodeDemo'])('stops the build in %s', async (name) => {
    await expect(made(name, {}, [paragraph()])).rejects.toThrow(
      `docs/races/orc.md:1: found paragraph in <${name}>, expected only code blocks.`,
    );
  });
});
