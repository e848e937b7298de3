import type {Element, ElementContent, Root} from 'hast';
import labelTasks from '../labelTasks';

function element(
  tagName: string,
  children: readonly ElementContent[] = [],
  className: readonly string[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties: {className: [...className]},
    children: [...children],
  };
}

const box = element('input');
const words: ElementContent = {type: 'text', value: ' Choose a people'};

/** Labels the task of a list item, and returns its children. */
function labelled(
  children: readonly ElementContent[],
  className: readonly string[] = ['task-list-item'],
): readonly ElementContent[] {
  const item = element('li', children, className);
  const tree: Root = {type: 'root', children: [element('ul', [item])]};
  labelTasks()(tree);
  return item.children;
}

describe('the tasks of a page', () => {
  it('have their text as the name of their checkbox', () => {
    expect(labelled([box, words])).toMatchObject([
      {tagName: 'label', children: [box, words]},
    ]);
  });

  it('keep nested content out of the name', () => {
    const below = element('ul');
    expect(labelled([box, words, below])).toMatchObject([
      {tagName: 'label', children: [box, words]},
      below,
    ]);
  });
});
