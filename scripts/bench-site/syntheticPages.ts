/** A generated page, typical of its kind. */
export type SyntheticPage = {
  /** Its path from the project root. */
  readonly path: string;
  readonly text: string;
};

const WORDS =
  'ash coal ember smoke kennel veil hearth lantern bridge tide storm bone quiet iron glass river mask road harbor winter'.split(
    ' ',
  );

/** Words per paragraph, and sections per page. */
const LENGTHS = {paragraph: 60, sections: 9} as const;

function paragraph(page: number, section: number): string {
  return `${Array.from(
    {length: LENGTHS.paragraph},
    (_, index) =>
      WORDS[(page * 7 + section * 13 + index * (section + 3)) % WORDS.length] ??
      '',
  ).join(' ')}.`;
}

function section(page: number, index: number): string {
  const list = [1, 2, 3].map((row) => `| ${row} | ${page + row} | ${index} |`);
  return [
    `## Part ${index + 1} of page ${page}`,
    paragraph(page, index),
    ...(index % 3 === 0
      ? [['| Row | Sum | Part |', '| --- | --- | --- |', ...list].join('\n')]
      : []),
    ...(index % 4 === 1
      ? [
          ['```js', `const page = ${page};`, 'console.log(page);', '```'].join(
            '\n',
          ),
        ]
      : []),
  ].join('\n\n');
}

/**
 * Generates pages of about 600 words with tables and code, identical on each run, distributed over
 * areas.
 */
export function syntheticPages(
  count: number,
  areas: readonly string[],
): readonly SyntheticPage[] {
  return Array.from({length: count}, (_, page) => ({
    path: `docs/${areas[page % areas.length] ?? ''}/measured-${page}.md`,
    text: `${[
      `---\ntitle: Measured ${page}\ndescription: A page that is measured.\n---`,
      paragraph(page, 0),
      ...Array.from({length: LENGTHS.sections}, (__, index) =>
        section(page, index),
      ),
    ].join('\n\n')}\n`,
  }));
}
