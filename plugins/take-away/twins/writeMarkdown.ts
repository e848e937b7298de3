import {dump} from 'js-yaml';
import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

/** What stands above the text of a Markdown file; empty lists and texts are left out. */
export type Matter = Readonly<Record<string, string | readonly string[]>>;

/** Writes a Markdown file, with its properties as YAML. */
export function writeMarkdown(matter: Matter, content: Root): string {
  const kept = Object.fromEntries(
    Object.entries(matter).filter(([, value]) => value.length > 0),
  );
  const yaml = dump(kept, {lineWidth: -1});
  const text = toMarkdown(content, {
    bullet: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  return `---\n${yaml}---\n\n${text}`;
}
