import {readIdentity} from '../../../../src/site/identity';
import type {Identity} from '../../../../src/site/world';

describe('the identity of the site', () => {
  it('is that of this repository by default', () => {
    expect(readIdentity({})).toEqual({
      title: 'Orrameth',
      tagline: 'Nine gates, one long road',
      url: 'https://orrameth.example',
      basePath: '/',
      repository: 'https://github.com/orrameth/orrameth',
      repositoryHost: 'github',
      branch: 'main',
      author: {
        name: 'The Orrameth Archive',
        url: 'https://github.com/orrameth',
      },
    });
  });

  it.each<[string, string, Partial<Identity>]>([
    ['SITE_TITLE', 'Toros', {title: 'Toros'}],
    ['SITE_URL', 'https://world.example', {url: 'https://world.example'}],
    ['SITE_BASE_PATH', '/orrameth/', {basePath: '/orrameth/'}],
    ['SITE_BASE_PATH', '/~me/my.world_2/', {basePath: '/~me/my.world_2/'}],
    [
      'SITE_REPOSITORY',
      'https://gitlab.com/me/world',
      {repository: 'https://gitlab.com/me/world'},
    ],
    ['SITE_REPOSITORY_HOST', 'gitlab', {repositoryHost: 'gitlab'}],
    ['SITE_BRANCH', 'next', {branch: 'next'}],
    [
      'SITE_AUTHOR',
      'Nia',
      {author: {name: 'Nia', url: 'https://github.com/orrameth'}},
    ],
    [
      'SITE_AUTHOR_URL',
      'https://nia.example',
      {author: {name: 'The Orrameth Archive', url: 'https://nia.example'}},
    ],
  ])('uses %s=%s from the environment', (name, value, changed) => {
    expect(readIdentity({[name]: value})).toEqual({
      ...readIdentity({}),
      ...changed,
    });
  });

  it.each([
    ['orrameth.example'],
    ['https://orrameth.example/'],
    ['https://orrameth.example/world'],
    [''],
  ])('rejects the address "%s"', (address) => {
    expect(() => readIdentity({SITE_URL: address})).toThrow(
      `SITE_URL is "${address}"; expected an origin without a path, such as "https://example.org".`,
    );
  });

  it.each(['', 'orrameth', '/orrameth', 'orrameth/', '//', '/my world/'])(
    'rejects the base path "%s"',
    (path) => {
      expect(() => readIdentity({SITE_BASE_PATH: path})).toThrow(
        `SITE_BASE_PATH is "${path}"; expected a path that begins and ends with a slash, such as "/" or "/atlas/".`,
      );
    },
  );

  it.each(['GitHub', 'sourcehut', ''])('rejects the host "%s"', (host) => {
    expect(() => readIdentity({SITE_REPOSITORY_HOST: host})).toThrow(
      `SITE_REPOSITORY_HOST is "${host}"; expected one of github, gitlab, gitee, bitbucket.`,
    );
  });
});
