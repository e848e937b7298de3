import speculationRulesPlugin from '../../../../plugins/speculation-rules';
import {speculationRules} from '../../../../plugins/speculation-rules/speculationRules';
import {stub} from '../../../support/stub';

type Tags = {
  headTags: readonly {
    tagName: string;
    attributes: Readonly<Record<string, string>>;
    innerHTML: string;
  }[];
};

describe('what browsers may fetch before the first press', () => {
  it('is the markup of pages, once readers rest on a link, and nothing runs', () => {
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

  it('is below the path that the site is served under', () => {
    const text = JSON.stringify(speculationRules('/orrameth/', ['reference']));
    expect(text).toContain('"/orrameth/*.html"');
    expect(text).toContain('"/orrameth/reference/*"');
    expect(text).not.toContain('"/*');
  });

  it('is no page of a locked folder (G4), and no file of the application', () => {
    const plugin = speculationRulesPlugin(
      {baseUrl: '/'},
      {closed: ['reference']},
    );
    const inject = stub<() => Tags>(
      plugin.injectHtmlTags ?? (() => ({headTags: []})),
    );
    const [tag] = inject().headTags;
    expect(tag).toMatchObject({
      tagName: 'script',
      attributes: {type: 'speculationrules'},
    });
    expect(JSON.parse(tag?.innerHTML ?? '')).toEqual(
      speculationRules('/', ['assets', 'reference']),
    );
  });
});
