import canonicalAddressPlugin from '..';
import {stub} from '../../../tests/support/stub';

type Tags = {preBodyTags: readonly {tagName: string; innerHTML: string}[]};

const plugin = canonicalAddressPlugin();
const inject = stub<() => Tags>(
  plugin.injectHtmlTags ?? (() => ({preBodyTags: []})),
);
const [script] = inject().preBodyTags;

describe('the plugin that shows the canonical address of a page', () => {
  it('puts one script before the body', () => {
    expect(inject().preBodyTags).toHaveLength(1);
    expect(script?.tagName).toBe('script');
  });

  it('passes document, location and history to a self-contained function', () => {
    const source = script?.innerHTML ?? '';
    expect(source).toMatch(/^\(function showCanonicalAddress\(/);
    expect(source).toMatch(/\)\(document, location, history\)$/);
    expect(source).not.toMatch(/require|import|<\/script/);
  });
});
