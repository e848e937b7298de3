import {describeFault} from '../../pages/fault';

/** A pattern of file names that cause problems for readers, hosts, or file systems. */
type Oddity = {readonly pattern: RegExp; readonly found: string};

const ODDITIES: readonly Oddity[] = [
  {
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    found: 'a character that reverses the direction of text',
  },
  {
    pattern: /[\u200b-\u200d\u2060\ufeff\u00ad]/,
    found: 'an invisible character',
  },
  {pattern: /\p{Cc}/u, found: 'a control character'},
  {
    pattern: /[<>:"\\|?*#%]/,
    found: 'one of the characters < > : " \\ | ? * # %',
  },
  {pattern: /[. ](?:\/|$)/, found: 'a final dot or space'},
  {
    pattern: /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)/i,
    found: 'a word that Windows reserves for devices',
  },
];

/** Escapes a name so that its characters can be told apart. */
function show(path: string): string {
  return JSON.stringify(path)
    .slice(1, -1)
    .replaceAll(
      /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
      (sign) =>
        `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    );
}

/** Finds file names that mislead readers, or that some hosts or file systems do not support. */
export function findOddNames(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const oddity = ODDITIES.find(({pattern}) => pattern.test(path));
    return oddity === undefined
      ? []
      : [
          describeFault({
            path: show(path),
            line: 1,
            found: `${oddity.found} in the file name`,
            expected: 'only letters, digits, spaces, dots, and hyphens',
          }),
        ];
  });
}
