/** The available providers of comments and view counts; `off` means none. */
export const discussionProviders = ['off', 'waline', 'giscus'] as const;

export type DiscussionProvider = (typeof discussionProviders)[number];

/** The Waline server that stores the comments and counts the views. */
export type Waline = {
  readonly provider: 'waline';
  /** Address of the server, without a trailing slash. */
  readonly server: string;
};

/** The category of GitHub discussions in which giscus stores the comments. */
export type Giscus = {
  readonly provider: 'giscus';
  /** Public repository, as owner/name. */
  readonly repo: `${string}/${string}`;
  readonly repoId: string;
  readonly category: string;
  readonly categoryId: string;
};

/** The provider of comments and its settings. */
export type Discussion = {readonly provider: 'off'} | Waline | Giscus;

type Environment = Readonly<Record<string, string | undefined>>;

/** The format of an environment variable, in words and as a pattern. */
type Rule = {readonly expected: string; readonly pattern: RegExp};

const rules = {
  SITE_WALINE_SERVER: {
    expected:
      'the address of a Waline server, such as "https://comments.example"',
    pattern: /^https?:\/\/[^\s?#]+$/,
  },
  SITE_GISCUS_REPO: {
    expected: 'a repository on GitHub, such as "owner/name"',
    pattern: /^[\w.-]+\/[\w.-]+$/,
  },
  SITE_GISCUS_REPO_ID: {
    expected: 'the repository ID that giscus.app shows',
    pattern: /^[\w=-]+$/,
  },
  SITE_GISCUS_CATEGORY: {
    expected: 'the name of a discussion category, such as "Announcements"',
    pattern: /\S/,
  },
  SITE_GISCUS_CATEGORY_ID: {
    expected: 'the category ID that giscus.app shows',
    pattern: /^[\w=-]+$/,
  },
} as const satisfies Readonly<Record<string, Rule>>;

type Variable = keyof typeof rules;

function isProvider(name: string): name is DiscussionProvider {
  return discussionProviders.some((provider) => provider === name);
}

function readProvider(name: string): DiscussionProvider {
  if (!isProvider(name)) {
    throw new Error(
      `SITE_DISCUSSION is "${name}"; expected one of ${discussionProviders.join(', ')}.`,
    );
  }
  return name;
}

function found(value: string | undefined): string {
  return value === undefined ? 'not set' : `"${value}"`;
}

/**
 * Checks the variables that the provider needs.
 *
 * @throws Error naming each faulty variable, what was found, and what was expected.
 */
function checkAll(environment: Environment, needed: readonly Variable[]): void {
  const faults = needed.filter(
    (name) => !rules[name].pattern.test(environment[name] ?? ''),
  );
  if (faults.length > 0) {
    throw new Error(
      faults
        .map(
          (name) =>
            `${name} is ${found(environment[name])}; SITE_DISCUSSION=${environment['SITE_DISCUSSION'] ?? ''} needs ${rules[name].expected}.`,
        )
        .join('\n'),
    );
  }
}

function readWaline(environment: Environment): Waline {
  checkAll(environment, ['SITE_WALINE_SERVER']);
  const server = environment['SITE_WALINE_SERVER'] ?? '';
  return {provider: 'waline', server: server.replace(/\/+$/, '')};
}

function readGiscus(environment: Environment): Giscus {
  const value = (name: Variable): string => environment[name] ?? '';
  checkAll(environment, [
    'SITE_GISCUS_REPO',
    'SITE_GISCUS_REPO_ID',
    'SITE_GISCUS_CATEGORY',
    'SITE_GISCUS_CATEGORY_ID',
  ]);
  const [owner = '', name = ''] = value('SITE_GISCUS_REPO').split('/');
  return {
    provider: 'giscus',
    repo: `${owner}/${name}`,
    repoId: value('SITE_GISCUS_REPO_ID'),
    category: value('SITE_GISCUS_CATEGORY'),
    categoryId: value('SITE_GISCUS_CATEGORY_ID'),
  };
}

/**
 * Reads the settings of comments from environment variables; comments are off if nothing is set.
 *
 * @throws Error naming each variable, what was found, and what was expected.
 */
export function readDiscussion(environment: Environment): Discussion {
  switch (readProvider(environment['SITE_DISCUSSION'] ?? 'off')) {
    case 'waline':
      return readWaline(environment);
    case 'giscus':
      return readGiscus(environment);
    case 'off':
      return {provider: 'off'};
  }
}
