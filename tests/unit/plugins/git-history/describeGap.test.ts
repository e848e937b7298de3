import {describeGap} from '../../../../plugins/git-history/describeGap';

describe('the build’s message about missing history', () => {
  it('is omitted if history is available', () => {
    expect(describeGap({log: 'log', shallow: false})).toBeUndefined();
  });

  it('is the reason that git gives', () => {
    expect(
      describeGap({log: '', shallow: false, fault: 'fatal: no repository'}),
    ).toBe(
      'There is no git history (fatal: no repository): pages and the sitemap have no dates or contributors, and files show their date on this disk.',
    );
  });

  it('is that there are no commits', () => {
    expect(describeGap({log: '', shallow: false})).toMatch(/\(no commits\)/);
  });

  it('is that history is shallow', () => {
    expect(describeGap({log: 'log', shallow: true})).toMatch(/is shallow/);
  });
});
