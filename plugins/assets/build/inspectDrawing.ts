import {faulty, plainFile, type Inspection} from './inspection';

/** Constructs that make an SVG run code or load resources. */
const REFUSED: readonly (readonly [pattern: RegExp, found: string])[] = [
  [/<\s*script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/javascript\s*:/i, 'an address that runs'],
  [
    /<\s*(?:foreignObject|iframe|embed|object|set|animate\w*)\b/i,
    'more than a drawing',
  ],
  [/<!(?:ENTITY|DOCTYPE[^>[]*\[)/i, 'an entity'],
  [/<\?xml-stylesheet/i, 'a style sheet from elsewhere'],
  [
    /href\s*=\s*(?:["'](?!#|data:image\/(?:png|jpeg|webp))|[^"'\s#])/i,
    'an address of something else',
  ],
  [
    /@import|url\(["']?(?![#"']|data:(?:font|image)\/)/i,
    'a style that fetches something',
  ],
];

/** Returns the 1-based line of an offset in a text. */
function findLine(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Inspects an SVG, which browsers open as a document of this site: nothing in it may run. */
export function inspectDrawing(bytes: Buffer): Inspection {
  const text = bytes.toString('utf8');
  for (const [pattern, found] of REFUSED) {
    const match = pattern.exec(text);
    if (match !== null) {
      return faulty(
        found,
        'a drawing (SVG) that runs and fetches nothing',
        findLine(text, match.index),
      );
    }
  }
  return plainFile;
}
