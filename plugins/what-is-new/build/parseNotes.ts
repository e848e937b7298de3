import type {Note, NotePart, ReleaseNotes} from '../model/news';

/** The heading of the changes that belong to no release yet. */
const UNRELEASED = 'Unreleased';

/** The heading of the changes for readers. */
const FOR_READERS = 'For readers';

/** Splits Markdown into its first line and the rest. */
function splitHeading(section: string): readonly [string, string] {
  const [title = '', ...lines] = section.split('\n');
  return [title.trim(), lines.join('\n')];
}

/** Lists the items of a release that are for readers, or not addressed to anyone. */
function listItems(release: string): readonly string[] {
  const [direct = '', ...parts] = release.split(/^### /m);
  const [, forReaders = ''] =
    parts.map(splitHeading).find(([title]) => title === FOR_READERS) ?? [];
  return [direct, forReaders].flatMap((list) =>
    list
      .split(/^- /m)
      .slice(1)
      // Text after an empty line belongs to no item.
      .map((item) => item.split('\n\n')[0]?.replaceAll(/\s+/g, ' ') ?? ''),
  );
}

/** Reduces links and emphasis to their text. */
function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\[(?<text>[^\]]+)\]\([^)\s]*\)/g, '$<text>')
    .replaceAll(/(?<mark>\*\*|__)(?<text>.+?)\k<mark>/g, '$<text>');
}

/** Splits an item of Markdown at its code. */
function parseNote(item: string): Note {
  return item
    .trim()
    .split('`')
    .map((text, index): NotePart => {
      const isCode = index % 2 === 1;
      return {text: isCode ? text : toPlainText(text), isCode};
    })
    .filter(({text}) => text !== '');
}

/**
 * Parses the notes for readers in a changelog: the items below "For readers" of each release, and
 * those directly below a release.
 *
 * @param changelog Markdown, newest release first.
 * @param limit maximum number of notes; the newest are kept.
 */
export function parseNotes(
  changelog: string,
  limit: number,
): readonly ReleaseNotes[] {
  let room = limit;
  const [, ...releases] = changelog.replaceAll('\r\n', '\n').split(/^## /m);
  return releases.flatMap((release) => {
    const [title, body] = splitHeading(release);
    const notes = listItems(body).slice(0, room).map(parseNote);
    room -= notes.length;
    return notes.length === 0
      ? []
      : [{title: title === UNRELEASED ? undefined : title, notes}];
  });
}
