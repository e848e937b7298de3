import putAwaySidebarPlugin from '../../../../plugins/put-away-sidebar';
import {stub} from '../../../support/stub';

type Tags = {preBodyTags: readonly {tagName: string; innerHTML: string}[]};

const plugin = putAwaySidebarPlugin();
const inject = stub<() => Tags>(
  plugin.injectHtmlTags ?? (() => ({preBodyTags: []})),
);

describe('the plugin for the sidebar that is put away (L3)', () => {
  it('is called put-away-sidebar', () => {
    expect(plugin.name).toBe('put-away-sidebar');
  });

  it('puts one script before the body that stands alone', () => {
    const [script, ...others] = inject().preBodyTags;
    expect(others).toEqual([]);
    expect(script?.tagName).toBe('script');
    const source = script?.innerHTML ?? '';
    expect(source).toMatch(/^\(function keepSidebarAway\(/);
    expect(source).toContain(
      "(document.documentElement, () => 'sidebar-away' in sessionStorage)",
    );
    expect(source).not.toMatch(/require|import|<\/script/);
  });
});
