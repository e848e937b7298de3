/** What the report tells, by kind: what is new, what was left out, and what stays as text. */
export const toldKinds = {
  lock: 'Protected pages, locked here or left out',
  open: 'Files of locked pages, which are public in static/',
  area: 'New areas',
  front: 'Front pages written for folders without one',
  include: 'Included texts, copied into their pages',
  missing: 'Includes that lead nowhere or in a circle, kept as comments',
  embed: 'Embedded notes, which became links',
  moved: 'Pages with a new address; the old one leads there',
  lost: 'Pages whose old address no longer works',
  binary: 'Characters that are no text, left out',
  setting: 'Settings that cannot be read without running them',
  key: 'Front matter that this site does not have, left out',
  container: 'Unknown containers, shown as info boxes',
  tag: 'Components, and unknown or unbalanced tags, shown as text',
  code: 'Scripts, styles, and frames, kept as comments',
  syntax:
    'Vue expressions, and signs for attributes and contents, shown as text',
  attribute: 'Attributes that this site does not have, left out',
  program: 'Code that another program would run or draw, shown as code',
  formula: 'Formulas that KaTeX refuses, shown as code',
  dice: 'Dice that this site cannot roll, shown as code',
  link: 'Links that lead nowhere, shown as text',
  anchor: 'Links to headings that do not exist, which now lead to the page',
  picture: 'Missing pictures, shown as text',
  remote: 'Pictures from other hosts, which the security policy blocks',
  alt: 'Pictures whose only description is their file name',
} as const;

/** Tells something about a line of a page. */
export type Tell = (
  kind: keyof typeof toldKinds,
  line: number,
  what: string,
) => void;

/** Something to tell authors, and where it is in their project. */
export type Told = {
  readonly kind: keyof typeof toldKinds;
  readonly path: string;
  readonly line: number;
  readonly what: string;
};

/** Writes the report: for each kind how many there are, and three of them; all that is protected. */
export function writeTold(told: readonly Told[]): string {
  return Object.entries(toldKinds)
    .map(([kind, title]) => {
      const own = told.filter((each) => each.kind === kind);
      const examples = own
        .slice(0, kind === 'lock' ? own.length : 3)
        .map(({path, line, what}) => `\n  ${path}:${line}: ${what}`);
      return own.length === 0
        ? ''
        : `${title}: ${own.length}${examples.join('')}\n`;
    })
    .join('');
}
