import openForPaperPlugin from '../../../../plugins/open-for-paper';
import {stub} from '../../../support/stub';

type Tags = {preBodyTags: readonly {tagName: string; innerHTML: string}[]};

const plugin = openForPaperPlugin();
const inject = stub<() => Tags>(
  plugin.injectHtmlTags ?? (() => ({preBodyTags: []})),
);

it('a page opens its folds for printing by a self-contained function', () => {
  expect(plugin.name).toBe('open-for-paper');
  const [script] = inject().preBodyTags;
  expect(script?.tagName).toBe('script');
  expect(script?.innerHTML).toMatch(/^\(function openForPaper\(/);
  expect(script?.innerHTML).not.toMatch(/require|import|<\/script/);
});
