import type {Element, Root, RootContent} from 'hast';
import deferBelowFold from '../deferBelowFold';

function paragraph(characters: number): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{type: 'text', value: 'x'.repeat(characters)}],
  };
}

const component: RootContent = {
  type: 'mdxJsxFlowElement',
  name: 'DataTable',
  attributes: [],
  children: [],
};
const imported: RootContent = {type: 'mdxjsEsm', value: "import a from 'a';"};
const line: RootContent = {type: 'text', value: '\n'};

function drawn(...children: RootContent[]): readonly RootContent[] {
  const tree: Root = {type: 'root', children};
  deferBelowFold()(tree);
  return tree.children;
}

describe('the two parts of a long page', () => {
  it('are its first screen and everything below it', () => {
    const [first, second, third] = [
      paragraph(2400),
      paragraph(1300),
      paragraph(1300),
    ];
    expect(drawn(first, line, second, line, third)).toEqual([
      first,
      {
        type: 'mdxJsxFlowElement',
        name: 'DeferredContent',
        attributes: [],
        children: [second, third],
      },
    ]);
  });

  it('are a single one if the page is short', () => {
    const page = [paragraph(2400), paragraph(2000)];
    expect(drawn(...page)).toEqual(page);
  });

  it('leave imports at the top level', () => {
    const [first, second] = [paragraph(2400), paragraph(2400)];
    expect(drawn(first, second, imported).map(({type}) => type)).toEqual([
      'element',
      'mdxjsEsm',
      'mdxJsxFlowElement',
    ]);
  });

  it('are also those of a component that the first screen ends in', () => {
    const [first, second, third] = [
      paragraph(1800),
      paragraph(600),
      paragraph(2400),
    ];
    const browser = (...children: RootContent[]): RootContent =>
      ({
        type: 'mdxJsxFlowElement',
        name: 'SpellBrowser',
        attributes: [],
        children,
      }) as RootContent;
    const deferred = (...children: RootContent[]): RootContent =>
      ({
        ...browser(...children),
        name: 'DeferredContent',
      }) as RootContent;
    expect(drawn(browser(first, second, third), third)).toEqual([
      browser(first, second, deferred(third)),
      deferred(third),
    ]);
  });

  it('count rows and components, whose content comes from elsewhere', () => {
    const tables = (count: number): readonly RootContent[] =>
      Array.from({length: count}, () => ({...component}));
    const names = drawn(...tables(8)).map(
      (node) => 'name' in node && node.name,
    );
    expect(names.slice(3)).toEqual(['DataTable', 'DeferredContent']);
    expect(drawn(...tables(7))).toHaveLength(7);
  });

  it('leave a component below the first screen whole', () => {
    const [first, second] = [paragraph(2400), paragraph(2400)];
    const browser: RootContent = {
      ...component,
      name: 'SpellBrowser',
      children: [second],
    };
    expect(drawn(first, browser)).toEqual([
      first,
      {
        type: 'mdxJsxFlowElement',
        name: 'DeferredContent',
        attributes: [],
        children: [{...browser, children: [second]}],
      },
    ]);
  });
});
