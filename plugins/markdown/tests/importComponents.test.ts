import type {Root} from 'mdast';
import {createImport} from '../modules';
import importComponents from '../importComponents';
import {unified} from 'unified';
import {component, page} from '../../../tests/support/markdown';

const modules = {
  SpellCost: '@site/world/SpellCost',
  SpellStrength: '@site/world/rules/calculators/SpellStrength',
};

async function getImports(...elements: Root['children']): Promise<unknown> {
  const {children} = await unified()
    .use(importComponents, {modules})
    .run(page(...elements));
  return children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).map((statement) =>
          statement.type === 'ImportDeclaration'
            ? statement.source.value
            : undefined,
        )
      : [],
  );
}

describe('components without an import', () => {
  it('are imported by the pages that use them, once', async () => {
    expect(
      await getImports(component('SpellCost', {}), component('SpellCost', {})),
    ).toEqual(['@site/world/SpellCost']);
  });

  it('are left alone if authors import them', async () => {
    expect(
      await getImports(
        createImport('SpellCost', './mine'),
        component('SpellCost', {}),
      ),
    ).toEqual(['./mine']);
  });
});
