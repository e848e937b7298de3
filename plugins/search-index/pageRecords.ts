import type {Fact, Kind, SearchRecord} from '../../src/shared/lib/searchRecord';
import {markPage} from '../../src/shared/lib/sessionMark';
import {findCampaign, findSectionMark, hasSessions} from './findSessions';
import {parsePage, type PagePart} from './parsePage';
import {plainText} from './plainText';
import {shownSheets} from './shownSheets';
import {boxFacts, tableContent, type SheetAt} from './tableRecords';

/** The source of a public page. */
export type OpenPage = {
  /** Address without the base path. */
  readonly to: string;
  readonly title: string;
  /** The label of its area. */
  readonly area: string;
  readonly description: string;
  readonly aliases: readonly string[];
  /** The session of its campaign in which the whole page comes, as in its front matter. */
  readonly session?: unknown;
  /** Its Markdown, without front matter. */
  readonly markdown: string;
};

/** The data for indexing tables. */
export type Tables = {
  readonly sheetAt: SheetAt;
  readonly rowKinds: Readonly<Record<string, Kind>>;
};

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

type Content = {
  readonly text: string;
  /** The captions of its tables. */
  readonly captions: readonly string[];
  readonly rows: readonly SearchRecord[];
  /** Facts from boxes. */
  readonly facts: readonly Fact[];
  /** The session of a campaign that it tells of, or the campaign if there are several. */
  readonly sessions: Pick<SearchRecord, 'session' | 'mixed'>;
};

function getContent(
  {markdown, id: section, title: heading}: PagePart,
  {to, title, session: whole}: OpenPage,
  {sheetAt, rowKinds}: Tables,
): Content {
  const sheets = shownSheets(markdown);
  const tables = sheets.map((sheet) =>
    tableContent(sheet, {to, title, section, rowKinds}, sheetAt),
  );
  const campaign = findCampaign(to);
  const session =
    markPage(whole, campaign) ?? findSectionMark(heading, campaign);
  const isMixed =
    tables.some((table) => table.isMixed) || hasSessions(markdown);
  return {
    text: joined([plainText(markdown), ...tables.map(({text}) => text)]),
    captions: sheets.flatMap(({caption}) => (caption === '' ? [] : [caption])),
    rows: tables
      .flatMap(({records}) => records)
      .map((row) => ({
        ...(session !== undefined && {session}),
        ...row,
        // A row of a page that comes later comes no earlier.
        ...(whole !== undefined && session !== undefined && {session}),
      })),
    facts: sheets.flatMap((sheet) => boxFacts(sheet, sheetAt)),
    sessions:
      session === undefined
        ? {...(campaign !== undefined && isMixed && {mixed: campaign})}
        : {session},
  };
}

/** Lists the search records of a page: itself, its sections, and the rows of its tables that have anchors. */
export function pageRecords(
  page: OpenPage,
  tables: Tables,
): readonly SearchRecord[] {
  const {to, title, area, description, aliases, markdown} = page;
  const parts = parsePage(markdown).map((part) => ({
    ...part,
    ...getContent(part, page, tables),
  }));
  const [intro, ...sections] = parts;
  const facts = parts.flatMap((part) => part.facts);
  return [
    {
      kind: 'page',
      title,
      to,
      within: area,
      ...(aliases.length > 0 && {aliases: aliases.join('; ')}),
      ...(facts.length > 0 && {facts}),
      headings: [
        ...sections.map((section) => section.title),
        ...parts.flatMap(({captions}) => captions),
      ].join('; '),
      text: joined([description, intro?.text ?? '']),
      ...intro?.sessions,
    },
    ...sections.map(
      ({id = '', title: heading, text, sessions: own}): SearchRecord => ({
        kind: 'section',
        title: heading,
        to: `${to}#${id}`,
        within: title,
        text,
        ...own,
      }),
    ),
    ...parts.flatMap(({rows}) => rows),
  ];
}
