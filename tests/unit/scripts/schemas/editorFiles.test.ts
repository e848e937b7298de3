import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import Ajv from 'ajv';
import {describeFault} from '../../../../plugins/pages/fault';
import {checkFrontMatter} from '../../../../plugins/front-matter/checkFrontMatter';
import {frontMatterKeys} from '../../../../plugins/front-matter/schema';
import {makeEditorFiles} from '../../../../scripts/schemas/editorFiles';
import {toJsonSchema} from '../../../../scripts/schemas/toJsonSchema';
import {toSnippets} from '../../../../scripts/schemas/toSnippets';
import {sitePages} from '../../../../plugins/pages/sitePages';
import {siteDir} from '../../../support/site';

const read = (path: string) => readFileSync(join(siteDir, path), 'utf8');

const schema = JSON.parse(
  makeEditorFiles()['.vscode/front-matter.schema.json'] ?? '',
) as {readonly properties: object};
const validate = new Ajv({unknownFormats: 'ignore'}).compile(schema);

describe('the files for editors', () => {
  it.each(Object.entries(makeEditorFiles()))(
    'are what "npm run schemas" would write: %s',
    (path, text) => {
      expect(read(path)).toBe(text);
    },
  );

  it('know every key of front matter, and no other', () => {
    expect(Object.keys(schema.properties)).toEqual(frontMatterKeys);
  });

  it('show faults of the checked page at their lines', () => {
    const {tasks} = JSON.parse(read('.vscode/tasks.json')) as {
      readonly tasks: readonly {
        readonly problemMatcher:
          readonly never[] | {readonly pattern: {readonly regexp: string}};
      }[];
    };
    const patterns = tasks.flatMap(({problemMatcher}) =>
      'pattern' in problemMatcher ? [problemMatcher.pattern.regexp] : [],
    );
    const output = describeFault({
      path: 'docs/vale/mill.md',
      line: 7,
      found: 'nothing',
      expected: 'a title',
    });
    expect(
      patterns.map((pattern) => new RegExp(pattern).exec(output)?.slice(1)),
    ).toEqual([['docs/vale/mill.md', '7', 'found nothing, expected a title.']]);
  });
});

describe('the schema of front matter for editors', () => {
  it.each<readonly [Readonly<Record<string, unknown>>, boolean]>([
    [{title: 'A'}, true],
    [{}, false],
    [{title: ''}, false],
    [{title: 3}, false],
    [{title: 'A', titel: 'B'}, false],
    [{title: 'A', order: -1}, true],
    [{title: 'A', order: '1'}, false],
    [{title: 'A', index: 'no'}, false],
    [{title: 'A', tag: ['no such tag']}, false],
    [{title: 'A', tag: 'one'}, false],
    [{title: 'A', author: false}, true],
    [{title: 'A', author: true}, false],
    [{title: 'A', author: {name: 'B'}}, true],
    [{title: 'A', author: {url: 'https://b.example'}}, false],
    [{title: 'A', cover: '/a.png'}, true],
    [{title: 'A', cover: 'a.png'}, false],
    [{title: 'A', cover: {src: './a.png', alt: 'A'}}, true],
    [{title: 'A', cover: {src: './a.png'}}, false],
    [{title: 'A', date: '2026-01-02'}, true],
    [{title: 'A', toc_min_heading_level: 2}, true],
    [{title: 'A', toc_min_heading_level: 7}, false],
    [{title: 'A', toc_min_heading_level: 2.5}, false],
    [{title: 'A', slug: '/a.html'}, true],
    [{title: 'A', slug: '/a'}, false],
    [{title: 'A', pagination_next: null}, true],
    [{title: 'A', pageInfo: ['date']}, true],
    [{title: 'A', pageInfo: ['dates']}, false],
  ])('judges as the build does: %j, %s', (frontMatter, isValid) => {
    expect(checkFrontMatter(frontMatter).length === 0).toBe(isValid);
    expect(validate(frontMatter)).toBe(isValid);
  });

  it('accepts the front matter of every page', async () => {
    const faulty = (await sitePages()).filter(
      ({frontMatter}) =>
        validate(JSON.parse(JSON.stringify(frontMatter))) !== true,
    );
    expect(faulty.map(({path}) => path)).toEqual([]);
  });

  it('stops at a type or rule that it cannot convert', () => {
    expect(() => toJsonSchema({type: 'symbol'})).toThrow('the type "symbol"');
    expect(() =>
      toJsonSchema({type: 'string', rules: [{name: 'email'}]}),
    ).toThrow('the rule "email"');
  });
});

describe('a snippet of a key', () => {
  it('offers the known values, as one or in a list', () => {
    const {one, many, flag, free} = {
      one: {description: 'One.', enum: ['a,b', 'c']},
      many: {
        description: 'Many.',
        type: 'array',
        items: {enum: ['a', 'b']},
      },
      flag: {description: 'Whether.', type: 'boolean'},
      free: {description: 'Text.', type: 'string'},
    };
    const snippets = toSnippets({properties: {one, many, flag, free}});
    expect(Object.values(snippets).map(({body}) => body)).toEqual([
      [String.raw`one: \${1|a\,b,c|}`.replace('\\$', '$')],
      ['many: [${1|a,b|}]'],
      ['flag: ${1|false,true|}'],
      ['free: $1'],
    ]);
  });

  it('has a line for each part of a value, and none for a key of Docusaurus', () => {
    const cover = {
      description: 'A picture.',
      anyOf: [
        {type: 'object', properties: {src: {}, alt: {}}},
        {type: 'string'},
      ],
    };
    const snippets = toSnippets({properties: {cover, slug: {type: 'string'}}});
    expect(Object.values(snippets).map(({body}) => body)).toEqual([
      ['cover:', '  src: $1', '  alt: $2'],
    ]);
  });
});
