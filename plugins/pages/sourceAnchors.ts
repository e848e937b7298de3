import {createSlugger} from '@docusaurus/utils';
import {withoutFences} from './sourceLinks';

const HEADING = /^ {0,3}#{1,6}[ \t](?<text>[^\n]+)$/gm;

/** Matches an explicit anchor of a heading. */
const OWN = /\s*\{#(?<own>[\w-]+)\}$/;

/** Matches an explicit anchor in an MDX comment. */
const NOTED = /\{\/\*\s*(?<own>#[\w-]+)\s*\*\/\}$/gm;

/** Converts a heading to the text that readers see. */
function readAloud(heading: string): string {
  return heading
    .replaceAll(/!?\[(?<shown>[^\]]*)\]\([^)]*\)/g, '$<shown>')
    .replaceAll(/<[^>]*>|[*`]|\b_|_\b/g, '');
}

/** Lists the anchors in the source of a page. Tables, spells, and partials add more, which only a build can find. */
export function listSourceAnchors(source: string): ReadonlySet<string> {
  const {slug} = createSlugger();
  const headings = [
    ...withoutFences(source.replaceAll(NOTED, '{$<own>}')).matchAll(HEADING),
  ].map(({groups}) => (groups?.['text'] ?? '').replace(/ #+\s*$/, '').trim());
  return new Set(
    headings.map(
      (heading) =>
        OWN.exec(heading)?.groups?.['own'] ?? slug(readAloud(heading)),
    ),
  );
}
