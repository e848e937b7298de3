// cspell:ignore Mühle Hügel
import {namePage} from '../pageMove';
import {planRename, type TextFile} from '../planRename';

const isLocked = (path: string) => path.startsWith('docs/keeper/');

const page: TextFile = {
  path: 'docs/vale/mill.md',
  text: '---\ntitle: Mill\n---\n\nSee [the hill](./hill.md#top) and ![it](./files/mill.png).\n',
};
const hill: TextFile = {
  path: 'docs/vale/hill.md',
  text: '---\ntitle: Hill\n---\n\nBelow is [the mill](./mill.md).\n',
};

function move(from: string, to: string) {
  return {from: namePage(from), to: namePage(to)};
}

function plan(to: string) {
  const all = [page, hill];
  const paths = [...all.map(({path}) => path), 'docs/vale/files/mill.png'];
  return planRename(move('docs/vale/mill.md', to), {
    files: all,
    isLocked,
    exists: (path) => paths.includes(path),
  });
}

describe('a page that is renamed', () => {
  it('is moved with its text, keeps its address, and is linked where it is now', () => {
    expect(plan('docs/vale/new.md')).toEqual({
      text: page.text.replace(
        'title: Mill\n',
        'title: Mill\nformerAddresses: [/vale/mill.html]\n',
      ),
      others: [
        {path: hill.path, text: hill.text.replace('./mill.md', './new.md')},
      ],
    });
  });

  it('finds the files beside it from its new folder', () => {
    const {text} = plan('docs/vale/deep/new.md');
    expect(text).toContain('(../hill.md#top)');
    expect(text).toContain('(../files/mill.png)');
  });

  it('keeps all its former addresses, however they are written, each once', () => {
    const lists = [
      'formerAddresses: [/vale/a.html, "/vale/b.html"]\n',
      'formerAddresses:\n  - /vale/a.html\n  - /vale/b.html\n',
    ];
    const texts = lists.map((list) => {
      const old = {...page, text: `---\ntitle: Mill\n${list}tag: [x]\n---\n`};
      return planRename(move(page.path, 'docs/vale/b.md'), {
        files: [old],
        isLocked,
        exists: () => false,
      }).text;
    });
    expect(texts).toEqual([
      '---\ntitle: Mill\ntag: [x]\nformerAddresses: [/vale/a.html, /vale/mill.html]\n---\n',
      '---\ntitle: Mill\ntag: [x]\nformerAddresses: [/vale/a.html, /vale/mill.html]\n---\n',
    ]);
  });

  it('has no former address if it is locked', () => {
    const bell = {path: 'docs/keeper/bell.md', text: '---\ntitle: Bell\n---\n'};
    const {text} = planRename(move(bell.path, 'docs/keeper/old-bell.md'), {
      files: [bell],
      isLocked,
      exists: () => false,
    });
    expect(text).toBe(bell.text);
  });
});

describe('a page that cannot be renamed', () => {
  it.each([
    ['docs/vale/hill.md', 'docs/vale/hill.md: found a file with this name'],
    [
      'docs/valley/mill.md',
      'docs/valley/mill.md: found the area "valley", expected "vale". Move a page to another area by hand',
    ],
    ['docs/vale/_mill.md', 'docs/vale/_mill.md: found the name "_mill"'],
    ['docs/vale/../mill.md', 'found the name "../mill"'],
  ])('is told why: %s', (to, message) => {
    expect(() => plan(to)).toThrow(message);
  });

  it('stays if it is the first page of an area, but not if it is that of a folder', () => {
    const rename = (path: string, to: string) =>
      planRename(move(path, to), {
        files: [{path, text: '---\ntitle: Vale\n---\n'}],
        isLocked,
        exists: () => false,
      });
    expect(() => rename('docs/vale/index.md', 'docs/vale/home.md')).toThrow(
      'docs/vale/index.md: found the first page of an area',
    );
    expect(
      rename('docs/vale/hills/index.md', 'docs/vale/hills.md').text,
    ).toContain('title: Vale');
  });
});
