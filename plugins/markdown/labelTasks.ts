import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Nested blocks after the line of a task. */
const BELOW: ReadonlySet<string> = new Set(['ul', 'ol', 'pre', 'blockquote']);

function isTask({tagName, properties}: Element): boolean {
  const names = properties.className;
  return (
    tagName === 'li' && Array.isArray(names) && names.includes('task-list-item')
  );
}

function isBelow(part: ElementContent): boolean {
  return part.type === 'element' && BELOW.has(part.tagName);
}

function isBox(part: ElementContent | undefined): boolean {
  return part?.type === 'element' && part.tagName === 'input';
}

/** The element whose children begin with the checkbox: the item, or the paragraph in a loose list. */
function findLine(item: Element): Element {
  const paragraph = item.children.find(
    (part): part is Element => part.type === 'element' && part.tagName === 'p',
  );
  return isBox(paragraph?.children[0]) && paragraph !== undefined
    ? paragraph
    : item;
}

/** Wraps the text of a task in a label, so that its checkbox has an accessible name. */
export default function labelTasks(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (item) => {
      if (!isTask(item)) {
        return;
      }
      const line = findLine(item);
      const end = line.children.findIndex(isBelow);
      const words = line.children.slice(0, end === -1 ? undefined : end);
      line.children = [
        {
          type: 'element',
          tagName: 'label',
          properties: {},
          children: words,
        },
        ...line.children.slice(words.length),
      ];
    });
  };
}
