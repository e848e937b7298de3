import type {LoadContext} from '@docusaurus/types';
import speculationRulesPlugin from '../../../../plugins/speculation-rules';
import {speculationRules} from '../../../../plugins/speculation-rules/speculationRules';
import {stub} from '../../../support/stub';

type Tags = {
  postBodyTags: readonly {
    tagName: string;
    attributes: Readonly<Record<string, string>>;
    innerHTML: string;
  }[];
};

describe('what browsers may prefetch before the first press', () => {
  it('includes pages when readers hover over a link, without running anything', () => {
    const rules = speculationRules('/', ['assets']);
    expect(Object.keys(rules)).toEqual(['prefetch']);
    expect(rules.prefetch[0]?.eagerness).toBe('moderate');
    expect(rules.prefetch[0]?.where).toMatchObject({
      and: [
        {
          or: [
            {href_matches: '/'},
            {href_matches: '/*/'},
            {href_matches: '/*.html'},
          ],
        },
        {not: {or: [{href_matches: '/assets/*'}]}},
        {not: {selector_matches: '[download],[target=_blank]'}},
      ],
    });
  });

  it('is limited to the base path of the site', () => {
    const text = JSON.stringify(speculationRules('/orrameth/', ['reference']));
    expect(text).toContain('"/orrameth/*.html"');
    expect(text).toContain('"/orrameth/reference/*"');
    expect(text).not.toContain('"/*');
  });

  it('excludes pages of locked folders, and files of the application', () => {
    const plugin = speculationRulesPlugin(
      stub<LoadContext>({baseUrl: '/'}),
      {},
      {closed: ['reference']},
    );
    const inject = stub<() => Tags>(
      plugin.injectHtmlTags ?? (() => ({postBodyTags: []})),
    );
    const [tag] = inject().postBodyTags;
    expect(tag).toMatchObject({
      tagName: 'script',
      attributes: {type: 'speculationrules'},
    });
    expect(JSON.parse(tag?.innerHTML ?? '')).toEqual(
      speculationRules('/', ['assets', 'reference']),
    );
  });
});
