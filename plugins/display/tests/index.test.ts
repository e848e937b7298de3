import tableModePlugin from '..';
import {stub} from '../../../tests/support/stub';

type Tags = {preBodyTags: readonly {tagName: string; innerHTML: string}[]};

const plugin = tableModePlugin();
const inject = stub<() => Tags>(
  plugin.injectHtmlTags ?? (() => ({preBodyTags: []})),
);

describe('the plugin for table mode', () => {
  it('puts one self-contained script before the body', () => {
    const [script, ...others] = inject().preBodyTags;
    expect(others).toEqual([]);
    expect(script?.tagName).toBe('script');
    const source = script?.innerHTML ?? '';
    expect(source).toMatch(/^\(function applyTableStyle\(/);
    expect(source).toContain("(document, () => localStorage['table'])");
    expect(source).not.toMatch(/require|import|<\/script/);
  });
});
