import firstVisitPlugin from '..';
import {stub} from '../../../tests/support/stub';

type Tags = {preBodyTags: readonly {tagName: string; innerHTML: string}[]};

const plugin = firstVisitPlugin();
const inject = stub<() => Tags>(
  plugin.injectHtmlTags ?? (() => ({preBodyTags: []})),
);
const [script] = inject().preBodyTags;

describe('the plugin for the first visit', () => {
  it('puts one script before the body, so that nothing is painted earlier', () => {
    expect(inject().preBodyTags).toHaveLength(1);
    expect(script?.tagName).toBe('script');
  });

  it('passes the page and the stored choice to a self-contained function', () => {
    const source = script?.innerHTML ?? '';
    expect(source).toMatch(/^\(function darkAtFirst\(/);
    expect(source).toContain(
      "(document.documentElement, () => 'color-mode-chosen' in localStorage)",
    );
    expect(source).not.toMatch(/require|import|<\/script/);
  });
});
