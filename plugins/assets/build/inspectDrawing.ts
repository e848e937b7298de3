import {faulty, plainFile, type Inspection} from './inspection';

/** Constructs that make an SVG run code or load resources. */
const REFUSED: readonly (readonly [pattern: RegExp, found: string])[] = [
  [/<\s*script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/javascript\s*:/i, 'a javascript: link'],
  [
    /<\s*(?:foreignObject|iframe|embed|object|set|animate\w*)\b/i,
    'an element that embeds or animates something',
  ],
  [/<!(?:ENTITY|DOCTYPE[^>[]*\[)/i, 'an entity'],
  [/<\?xml-stylesheet/i, 'an external style sheet'],
  [
    /href\s*=\s*(?:["'](?!#|data:image\/(?:png|jpeg|webp))|[^"'\s#])/i,
    'a link to something outside the file',
  ],
  [
    /@import|url\(["']?(?![#"']|data:(?:font|image)\/)/i,
    'a style that loads something',
  ],
];

/** Returns the 1-based line of an offset in a text. */
function findLine(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Inspects an SVG. Browsers open it as a document of this site, so nothing in it may run. */
export function inspectDrawing(bytes: Buffer): Inspection {
  const text = bytes.toString('utf8');
  for (const [pattern, found] of REFUSED) {
    const match = pattern.exec(text);
    if (match !== null) {
      return faulty(
        found,
        'an SVG that runs no code and loads nothing',
        findLine(text, match.index),
      );
    }
  }
  return plainFile;
}
