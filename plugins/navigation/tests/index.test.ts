import collapsedSidebarPlugin from '..';
import {stub} from '../../../tests/support/stub';

type Tags = {preBodyTags: readonly {tagName: string; innerHTML: string}[]};

const plugin = collapsedSidebarPlugin();
const inject = stub<() => Tags>(
  plugin.injectHtmlTags ?? (() => ({preBodyTags: []})),
);

describe('the plugin for the collapsed sidebar', () => {
  it('puts one self-contained script before the body', () => {
    const [script, ...others] = inject().preBodyTags;
    expect(others).toEqual([]);
    expect(script?.tagName).toBe('script');
    const source = script?.innerHTML ?? '';
    expect(source).toMatch(/^\(function keepSidebarCollapsed\(/);
    expect(source).toContain(
      "(document.documentElement, () => 'sidebar-away' in sessionStorage)",
    );
    expect(source).not.toMatch(/require|import|<\/script/);
  });
});
