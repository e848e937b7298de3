import {
  parseEdition,
  parsePackFiles,
} from '../../../../../src/features/offline/lib/packList';
import fc from '../../../../support/properties';

const revision = '0123456789abcdef';
const summary = {files: 2, bytes: 30, list: 'offline/pages.0a.json'};

describe('the host’s list of packs', () => {
  it('is parsed, without unknown packs', () => {
    expect(
      parseEdition({edition: revision, packs: {pages: summary, toys: summary}}),
    ).toEqual({edition: revision, packs: {pages: summary}});
  });

  it('may name archives that hold all files of a pack', () => {
    const archive = {path: 'a.tar.zst', bytes: 9, files: 1, singleBytes: 12};
    const packs = {pages: {...summary, archives: [archive, archive]}};
    expect(parseEdition({edition: revision, packs})).toEqual({
      edition: revision,
      packs,
    });
  });

  it.each([
    [
      'archives of fewer files than the pack',
      [{path: 'a.tar.zst', bytes: 9, files: 1, singleBytes: 12}],
    ],
    [
      'an archive that is elsewhere',
      [{path: '../a.tar.zst', bytes: 9, files: 2, singleBytes: 12}],
    ],
    [
      'an archive without a size',
      [{path: 'a.tar.zst', files: 2, singleBytes: 12}],
    ],
    ['no list of archives', 'a.tar.zst'],
    ['no archive', [null]],
  ])('is rejected with %s', (_, archives) => {
    const packs = {pages: {...summary, archives}};
    expect(() => parseEdition({edition: revision, packs})).toThrow(TypeError);
  });

  it.each([
    ['an edition of another length', {edition: '0123', packs: {}}],
    ['no packs', {edition: revision}],
    ['packs in a list', {edition: revision, packs: []}],
    ['a page in its place', '<!doctype html>'],
    ['nothing', null],
    [
      'a list that is elsewhere',
      {edition: revision, packs: {pages: {...summary, list: '../a.json'}}},
    ],
    [
      'a size below nothing',
      {edition: revision, packs: {pages: {...summary, bytes: -1}}},
    ],
  ])('is rejected with %s', (_, json) => {
    expect(() => parseEdition(json)).toThrow(TypeError);
  });

  it('is parsed or rejected, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          return typeof parseEdition(json).edition === 'string';
        } catch (error) {
          return error instanceof TypeError;
        }
      }),
    );
  });
});

describe('the list of a pack', () => {
  it('is parsed', () => {
    const files = [['a/b.html', revision, 0]];
    expect(parsePackFiles(files)).toBe(files);
    expect(parsePackFiles([])).toEqual([]);
  });

  it.each([
    ['/a.html'],
    ['../a.html'],
    ['a/../b.html'],
    ['a//b.html'],
    ['https://elsewhere.example/a.html'],
    ['a.html?x'],
    ['a\\b.html'],
    [''],
  ])('is rejected if a path leads elsewhere: %j', (path) => {
    expect(() => parsePackFiles([[path, revision, 1]])).toThrow(TypeError);
  });

  it.each([
    ['a revision with capital letters', [['a', revision.toUpperCase(), 1]]],
    ['half a byte', [['a', revision, 0.5]]],
    ['a row too long', [['a', revision, 1, 1]]],
    ['no list', {a: 1}],
  ])('is rejected with %s', (_, json) => {
    expect(() => parsePackFiles(json)).toThrow(TypeError);
  });
});
