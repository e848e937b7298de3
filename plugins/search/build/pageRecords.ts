import type {Fact, SearchRecord} from '../../../src/shared/model/searchRecord';
import {findPageCampaign} from '../../../src/shared/model/campaignRow';
import {markPage} from '../../../src/shared/model/sessionMark';
import {findLatest, getCampaign, listLedSessions} from './findSessions';
import {parsePage, type PagePart} from './parsePage';
import {plainText} from './plainText';
import {shownSheets} from './shownSheets';
import {
  boxFacts,
  tableContent,
  type SheetAt,
  type TableContext,
} from './tableRecords';

/** The source of a public page. */
export type OpenPage = {
  /** Address without the base path. */
  readonly to: string;
  readonly title: string;
  /** The label of its area. */
  readonly area: string;
  readonly description: string;
  readonly aliases: readonly string[];
  /** The session of the whole page, from its front matter. */
  readonly session?: unknown;
  /** Its Markdown, without front matter. */
  readonly markdown: string;
};

/** The data for indexing tables. */
export type Tables = {
  readonly sheetAt: SheetAt;
} & Pick<TableContext, 'rowKinds' | 'campaigns'>;

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
  /** The session of a campaign that it reveals, or the campaigns if there are several. */
  readonly sessions: Pick<SearchRecord, 'session' | 'mixed'>;
};

/** A page, and the campaign that it may reveal. */
type Told = {readonly page: OpenPage; readonly campaign: string | undefined};

/** Finds the session of a part. Under a heading with a session, it is the latest one there. */
function findSessions(
  {session, pieces}: PagePart,
  {page, campaign}: Told,
  told: readonly string[],
): Content['sessions'] {
  const whole = markPage(page.session, campaign);
  const heading = markPage(session, campaign);
  const parts = pieces
    .flatMap((piece) => [piece.session, ...listLedSessions(piece.markdown)])
    .map((each) => markPage(each, campaign))
    .filter((mark) => mark !== undefined);
  const last = whole ?? (heading && findLatest([heading, ...parts, ...told]));
  const campaigns = new Set([...parts, ...told].map(getCampaign));
  return {
    ...(last !== undefined && {session: last}),
    ...(last === undefined &&
      campaigns.size > 0 && {mixed: [...campaigns].join(' ')}),
  };
}

function getContent(
  part: PagePart,
  page: OpenPage,
  {sheetAt, ...known}: Tables,
): Content {
  const {to, title} = page;
  const place = {to, title, section: part.id, ...known};
  const campaign = findPageCampaign(to, known.campaigns);
  const tables = part.pieces.flatMap(({markdown, session}) =>
    shownSheets(markdown).map((sheet) => ({
      sheet,
      mark: markPage(page.session ?? session ?? part.session, campaign),
      ...tableContent(sheet, place, sheetAt),
    })),
  );
  const markdown = part.pieces.map((piece) => piece.markdown).join('\n');
  return {
    text: joined([plainText(markdown), ...tables.map(({text}) => text)]),
    captions: tables.flatMap(({sheet: {caption}}) =>
      caption === '' ? [] : [caption],
    ),
    rows: tables.flatMap(({records, mark}) =>
      records.map((row) => {
        const session = findLatest([mark, row.session]);
        return {...row, ...(session !== undefined && {session})};
      }),
    ),
    facts: tables.flatMap(({sheet}) => boxFacts(sheet, sheetAt)),
    sessions: findSessions(
      part,
      {page, campaign},
      tables.flatMap(({sessions}) => sessions),
    ),
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
