import type {List, Paragraph, Root} from 'mdast';
import markDocuments from '../markDocuments';
import {createLink, page, paragraph} from '../../../tests/support/markdown';
import {temporarySite} from '../../../tests/support/temporarySite';

const siteDir = temporarySite({
  'static/gate/index.csv': 'file,session\nlog.pdf,12\nrules.pdf,\n',
});
const campaigns = [{id: 'gate', name: 'The Gate', sheet: '/gate/sessions.csv'}];

function mark(children: Root['children'], marksSessions = true) {
  const tree = page(...children);
  markDocuments({siteDir, campaigns, marksSessions})(tree);
  return tree.children;
}

function link(url: string): Paragraph {
  return paragraph({type: 'text', value: 'As one document: '}, createLink(url));
}

function list(url: string): List {
  return {
    type: 'list',
    children: [{type: 'listItem', children: [link(url)]}],
  };
}

describe('links to documents of a campaign', () => {
  it('come in the session that the list of the folder names', () => {
    const [block] = mark([link('/gate/log.pdf#page=2')]);
    expect(block).toMatchObject({
      name: 'div',
      attributes: [{name: 'data-session', value: 'gate/12'}],
      children: [link('/gate/log.pdf#page=2')],
    });
  });

  it.each([
    ['the list names no session', '/gate/rules.pdf'],
    ['the list lacks the file', '/gate/other.pdf'],
    ['it is of no campaign', '/rules/log.pdf'],
    ['it is no document', '/gate/log.csv'],
  ])('come in none if %s', (_, url) => {
    expect(mark([link(url), list(url)])).toEqual([link(url), list(url)]);
  });
});
