import {readDiscussion} from '../../../src/site/discussion';

const giscus = {
  SITE_DISCUSSION: 'giscus',
  SITE_GISCUS_REPO: 'orrameth/talk.of-the_world',
  SITE_GISCUS_REPO_ID: 'R_kgDOabc-1=',
  SITE_GISCUS_CATEGORY: 'General talk',
  SITE_GISCUS_CATEGORY_ID: 'DIC_kwDOabc',
};

describe('the provider of comments', () => {
  it.each([{}, {SITE_DISCUSSION: 'off'}, {SITE_WALINE_SERVER: 'https://a.b'}])(
    'is off with %j',
    (environment) => {
      expect(readDiscussion(environment)).toEqual({provider: 'off'});
    },
  );

  it.each([
    ['https://comments.example', 'https://comments.example'],
    ['https://comments.example/', 'https://comments.example'],
    ['https://example.org/talk//', 'https://example.org/talk'],
    ['http://localhost:8360', 'http://localhost:8360'],
  ])('is Waline at %s', (address, server) => {
    expect(
      readDiscussion({SITE_DISCUSSION: 'waline', SITE_WALINE_SERVER: address}),
    ).toEqual({provider: 'waline', server});
  });

  it.each(['Waline', 'disqus', ''])('cannot be "%s"', (name) => {
    expect(() => readDiscussion({SITE_DISCUSSION: name})).toThrow(
      `SITE_DISCUSSION is "${name}"; expected one of off, waline, giscus.`,
    );
  });

  it.each(['comments.example', 'ftp://a.b', 'https://', 'https://a.b/?c', ''])(
    'rejects "%s" as a server',
    (address) => {
      expect(() =>
        readDiscussion({
          SITE_DISCUSSION: 'waline',
          SITE_WALINE_SERVER: address,
        }),
      ).toThrow(`SITE_WALINE_SERVER is "${address}"`);
    },
  );

  it('names all that giscus lacks at once', () => {
    expect(() => readDiscussion({SITE_DISCUSSION: 'giscus'})).toThrow(
      [
        'SITE_GISCUS_REPO is not set; SITE_DISCUSSION=giscus needs a repository on GitHub, such as "owner/name".',
        'SITE_GISCUS_REPO_ID is not set; SITE_DISCUSSION=giscus needs the repository ID that giscus.app shows.',
        'SITE_GISCUS_CATEGORY is not set; SITE_DISCUSSION=giscus needs the name of a discussion category, such as "Announcements".',
        'SITE_GISCUS_CATEGORY_ID is not set; SITE_DISCUSSION=giscus needs the category ID that giscus.app shows.',
      ].join('\n'),
    );
  });

  it.each([
    ['SITE_GISCUS_REPO', 'orrameth'],
    ['SITE_GISCUS_REPO', 'https://github.com/orrameth/orrameth'],
    ['SITE_GISCUS_REPO_ID', 'R kg'],
    ['SITE_GISCUS_CATEGORY', ' '],
    ['SITE_GISCUS_CATEGORY_ID', ''],
  ])('rejects %s=%s', (name, value) => {
    expect(() => readDiscussion({...giscus, [name]: value})).toThrow(
      `${name} is "${value}"; SITE_DISCUSSION=giscus needs`,
    );
  });
});
