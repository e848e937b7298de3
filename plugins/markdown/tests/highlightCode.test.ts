import type {Element, ElementContent, Root} from 'hast';
import highlightCode from '../highlightCode';

const transform = highlightCode();

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children};
}

function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** Returns the highlighted code of a fence. */
function colored(
  code: string,
  className?: string[],
): readonly ElementContent[] {
  const fence = element('code', [text(code)], className ? {className} : {});
  const tree: Root = {type: 'root', children: [element('pre', [fence])]};
  transform(tree);
  return fence.children;
}

function words(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return node.type === 'element' ? node.children.map(words).join('') : '';
}

describe('fenced code', () => {
  const json = '{"soak": 4,\n "kind": null}';

  it('is highlighted by the type of each part', () => {
    expect(colored(json, ['language-json'])).toContainEqual(
      element('span', [text('"soak"')], {className: ['token', 'property']}),
    );
    expect(colored(json, ['language-json'])).toContainEqual(
      element('span', [text('4')], {className: ['token', 'number']}),
    );
  });

  it.each([
    ['json', json],
    ['tsx', 'const a = <b c="d">{e}</b>;\n\nf();'],
    ['markdown', '# A\n\n- *b*\n'],
    ['unknown', 'one\ntwo'],
  ])('keeps its text when highlighted: %s', (language, code) => {
    expect(
      colored(code, [`language-${language}`])
        .map(words)
        .join(''),
    ).toBe(code.replace(/\n$/, ''));
  });

  it.each([
    ['in a language that is not known', ['language-ashtongue']],
    ['with classes but no language', ['wide']],
    ['without a language', undefined],
  ])('is not highlighted %s', (_, className) => {
    expect(colored('ecolu ahn mutus\n', className)).toEqual([
      text('ecolu ahn mutus'),
    ]);
  });
});

describe('inline code', () => {
  it('is left alone', () => {
    const code = element('code', [text('4')], {className: ['language-json']});
    transform({type: 'root', children: [element('p', [code])]});
    expect(code.children).toEqual([text('4')]);
  });
});
