import {readFileSync} from 'node:fs';
import {fallbackFace} from '../../../src/shared/model/fontFallback';
import {fallbacks, fonts, type Fallback} from '../../../src/site/fonts';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Lists the descriptors of each `@font-face` rule of a family. */
function listFaces(family: string): readonly ReadonlyMap<string, string>[] {
  return [...css.matchAll(/@font-face \{(?<body>[^}]*)\}/g)]
    .map(
      ({groups}) =>
        new Map(
          (groups?.['body'] ?? '')
            .split(';')
            .filter((line) => line.includes(':'))
            .map((line): [string, string] => {
              const [name = '', ...value] = line.split(':');
              return [
                name.trim(),
                value.join(':').trim().replaceAll(/\s+/g, ' '),
              ];
            }),
        ),
    )
    .filter((face) => face.get('font-family')?.replaceAll("'", '') === family);
}

const pairs = Object.entries(fonts).flatMap(([name, font]) =>
  fallbacks.map((fallback): [string, Fallback, object] => [
    `${name} in ${fallback.name}`,
    fallback,
    fallbackFace(font, fallback),
  ]),
);

describe('the fonts of the site', () => {
  it.each(pairs)(
    '%s takes the space that the font will take',
    (family, {local}, descriptors) => {
      const [face, ...others] = listFaces(family);
      expect(others).toEqual([]);
      expect(Object.fromEntries(face ?? [])).toEqual({
        'font-family': `'${family}'`,
        src: local.map((name) => `local('${name}')`).join(', '),
        ...descriptors,
      });
    },
  );

  it.each(Object.keys(fonts))('%s is followed by its fallback', (name) => {
    const standIns = fallbacks.map((each) => `'${name} in ${each.name}'`);
    const token = name === 'Literata' ? 'text' : 'display';
    const value = new RegExp(`--world-late-${token}:(?<list>[^;]+);`).exec(css);
    expect(value?.groups?.['list']?.replaceAll(/\s+/g, ' ')).toContain(
      standIns.join(', '),
    );
  });

  it('are the only fonts for their text, for as long as browsers wait', () => {
    const displays = Object.keys(fonts)
      .flatMap((name) => listFaces(name))
      .map((face) => face.get('font-display'));
    expect(displays).toEqual(['block', 'block', 'block']);
  });

  it.each([
    ['text', 'literata'],
    ['display', "'Marcellus SC'"],
  ])(
    'are requested during a visit that uses only them, for %s',
    (token, name) => {
      const own = /:root\[data-face='own'\] \{(?<body>[^}]*)\}/.exec(css);
      expect(own?.groups?.['body']).toContain(
        `--world-font-${token}: ${name}, var(--world-late-${token});`,
      );
      // Where no font will take its place, headings need no fallback of their own.
      expect(css).toContain(`--world-font-${token}: var(--world-late-text);`);
    },
  );
});
