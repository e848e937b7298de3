import {readFrontMatter} from '../../../../src/shared/model/readFrontMatter';
import fc from '../../../support/properties';

function read(fileContent: string) {
  return readFrontMatter({filePath: 'docs/area/page.md', fileContent});
}

describe('the front matter of a page (P1)', () => {
  it('is keys and values, and the rest is text on the same lines as in the file', () => {
    expect(
      read('---\ntitle: Mail\ntag: [rules]\n---\n\n## Rings\n\n---\n'),
    ).toEqual({
      frontMatter: {title: 'Mail', tag: ['rules']},
      content: '\n\n\n\n\n## Rings\n\n---',
    });
  });

  it.each([
    ['\uFEFF---\ntitle: Mail\n---\nRings', 'a byte order mark before it'],
    ['---\r\ntitle: Mail\r\n---\r\nRings', 'the line ends of Windows'],
    ['---\ntitle: Mail\n--- \nRings', 'spaces behind its end'],
  ])('is parsed from %j, with %s', (text) => {
    expect(read(text)).toEqual({
      frontMatter: {title: 'Mail'},
      content: '\n\n\nRings',
    });
  });

  it.each(['js', 'javascript', ' js', 'json', 'coffee', 'yaml'])(
    'is not parsed in the language %j, so no code in it runs',
    (language) => {
      process.title = 'before';
      const text = `---${language}\n{title: (process.title = 'ran')}\n---\n`;
      expect(() => read(text)).toThrow(
        `docs/area/page.md:1: found front matter in "${language.trim()}", expected only three hyphens, with YAML below them.`,
      );
      expect(process.title).toBe('before');
    },
  );

  it.each([
    ['---\ntitle: a: b\n---\n', 2, 'bad indentation of a mapping entry'],
    ['---\ntitle: A\ntitle: B\n---\n', 3, 'duplicated mapping key'],
    ['---\ntitle: A\nx: *who\n---\n', 3, 'unidentified alias "who"'],
    ['---\ntitle: !!js/function a\n---\n', 2, 'unknown tag'],
    ['---\n- a\n---\n', 2, 'front matter without keys'],
    ['---\ntitle: A\n\nRings', 1, 'front matter without an end line'],
    ['---\ntitle: "\u0000"\n---\n', 2, 'binary data instead of text'],
  ])('is rejected with file and line if it is %j', (text, line, found) => {
    expect(() => read(text)).toThrow(
      `docs/area/page.md:${line}: found ${found}`,
    );
  });

  it('supports no anchors, so that a few lines never expand to gigabytes', () => {
    const levels = Array.from(
      {length: 40},
      (_, level) =>
        `a${level + 1}: &a${level + 1} [${Array.from({length: 9}, () => (level === 0 ? 'x' : `*a${level}`)).join(',')}]`,
    );
    const began = performance.now();
    expect(() => read(`---\n${levels.join('\n')}\n---\n`)).toThrow(
      /^docs\/area\/page\.md:\d+: found a YAML anchor or alias/,
    );
    expect(() => read('---\nb: 1\na: &x A\nc: 1\n---\n')).toThrow(
      /^docs\/area\/page\.md:[34]: found a YAML anchor/,
    );
    expect(performance.now() - began).toBeLessThan(2000);
  });

  const page = '---\ntitle: Orc\n---\n\nCafé\n';

  it.each<[string, Buffer, number]>([
    ['UTF-16', Buffer.from(`\ufeff${page}`, 'utf16le'), 1],
    ['Latin-1', Buffer.from(page, 'latin1'), 5],
    ['UTF-8 with a zero byte', Buffer.from(page.replace('Orc', 'O\0c')), 2],
  ])('is rejected with the whole page, in %s', (_, bytes, line) => {
    const fileContent = bytes.toString('utf8');
    expect(() => readFrontMatter({filePath: 'a.md', fileContent})).toThrow(
      `a.md:${line}: found binary data instead of text, expected a page saved as UTF-8.`,
    );
  });

  it('is parsed in UTF-8, with or without a byte order mark', () => {
    for (const fileContent of [page, `\ufeff${page}`]) {
      const read = readFrontMatter({filePath: 'a.md', fileContent});
      expect(read).toEqual({
        frontMatter: {title: 'Orc'},
        content: '\n\n\n\nCafé',
      });
    }
  });

  it('is parsed, or rejected with file and line, whatever it holds', () => {
    const piece = fc.constantFrom(
      '---',
      '\n',
      'title: ',
      'a',
      '&a ',
      '*a',
      '[',
      ']',
      '{',
      '}',
      '"',
      '#',
      '- ',
      '<<: ',
      '!!',
      '|',
      '\t',
      '1e9',
      '2024-01-01',
      '__proto__: ',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof({weight: 4, arbitrary: piece}, fc.string())),
        (pieces) => {
          const outcome = describeOutcome(`---\n${pieces.join('')}\n---\ntext`);
          expect(outcome).toMatch(/^(?:read|docs\/area\/page\.md:\d+: found )/);
        },
      ),
    );
  });
});

/** Returns whether a page was read, or the error. */
function describeOutcome(text: string): string {
  try {
    const {frontMatter} = read(text);
    return Object.getPrototypeOf(frontMatter) === Object.prototype
      ? 'read'
      : 'odd';
  } catch (error) {
    return (error as Error).message;
  }
}
