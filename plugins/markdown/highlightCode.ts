import type {Element, Root, Text} from 'hast';
import {Prism, normalizeTokens, type Token} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

function span(className: readonly string[], text: string): Element | Text {
  const value: Text = {type: 'text', value: text};
  return className.length === 0
    ? value
    : {
        type: 'element',
        tagName: 'span',
        properties: {className: [...className]},
        children: [value],
      };
}

function tokenSpan({types, content}: Token): Element | Text {
  const names = types.filter((type) => type !== 'plain');
  return span(names.length === 0 ? [] : ['token', ...names], content);
}

/** Splits code into highlighted tokens; code in an unknown language stays whole. */
function highlighted(
  code: string,
  language: string,
): readonly (Element | Text)[] {
  const grammar = Prism.languages[language];
  if (grammar === undefined) {
    return [span([], code)];
  }
  return normalizeTokens(Prism.tokenize(code, grammar)).flatMap(
    (line, index) => [
      ...(index === 0 ? [] : [span([], '\n')]),
      ...line.filter(({empty}) => empty !== true).map(tokenSpan),
    ],
  );
}

function getLanguage({properties}: Element): string {
  const names = properties.className;
  const name = Array.isArray(names)
    ? names.map(String).find((each) => each.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length) ?? '';
}

/** Highlights code blocks in the build, so that readers load no highlighter. */
export default function highlightCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (element, _index, parent) => {
      const [text] = element.children;
      const isFence =
        element.tagName === 'code' &&
        parent?.type === 'element' &&
        parent.tagName === 'pre';
      if (isFence && text?.type === 'text') {
        const code = text.value.replace(/\n$/, '');
        element.children = [...highlighted(code, getLanguage(element))];
      }
    });
  };
}
