import {describeGap} from '../../../../plugins/git-history/describeGap';

describe('the build’s message about missing history (L13)', () => {
  it('is omitted if history is available', () => {
    expect(describeGap({log: 'log', shallow: false})).toBeUndefined();
  });

  it('is the reason that git gives', () => {
    expect(
      describeGap({log: '', shallow: false, fault: 'fatal: no repository'}),
    ).toBe(
      'There is no history of git (fatal: no repository): pages say nothing of their first day, last change and contributors, and files give the day on this disk.',
    );
  });

  it('is that no commit contains one', () => {
    expect(describeGap({log: '', shallow: false})).toMatch(
      /\(no commit holds one\)/,
    );
  });

  it('is that history is shallow', () => {
    expect(describeGap({log: 'log', shallow: true})).toMatch(/is shallow/);
  });
});
