export type CampaignSession = {
  readonly campaign: string;
  /** The number of the session, from 1. */
  readonly session: number;
};

/** Writes the mark of content of a session, such as `gate/5`. */
export function writeSessionMark({campaign, session}: CampaignSession): string {
  return `${campaign}/${session}`;
}

/** Reads a mark; undefined if it is not one. */
export function readSessionMark(mark: string): CampaignSession | undefined {
  const groups = /^(?<campaign>[a-z\d-]+)\/(?<session>\d{1,4})$/.exec(
    mark,
  )?.groups;
  return groups?.['campaign'] === undefined
    ? undefined
    : {campaign: groups['campaign'], session: Number(groups['session'])};
}

/** Reads the mark in the markup of a heading, which is a class; undefined if there is none. */
export function readHeadingMark(markup: string): string | undefined {
  return /^<span class="(?<mark>[^"]+\/\d+)"/.exec(markup)?.groups?.['mark'];
}

/** The columns that name the session that reveals a row. */
const SESSION_COLUMNS: readonly string[] = ['session', 'opened in session'];

/** Finds the column that names the session of a row; -1 if there is none. */
export function findSessionColumn(columns: readonly string[]): number {
  return columns.findIndex((column) =>
    SESSION_COLUMNS.includes(column.toLowerCase()),
  );
}

/** Reads a cell such as `5` or `1–12`, whose last session counts; undefined for anything else. */
export function readSessionCell(cell: string): number | undefined {
  const last = /^(?:\d{1,4}[–-])?(?<last>[1-9]\d{0,3})$/.exec(cell.trim())
    ?.groups?.['last'];
  return last === undefined ? undefined : Number(last);
}

/** Reads the session of a whole page from its front matter; undefined if there is none. */
export function readPageSession(session: unknown): number | undefined {
  return typeof session === 'number' || typeof session === 'string'
    ? readSessionCell(String(session))
    : undefined;
}

/** Writes the mark of a page; undefined if its front matter names no session. */
export function markPage(
  session: unknown,
  campaign: string | undefined,
): string | undefined {
  const number = readPageSession(session);
  return campaign === undefined || number === undefined
    ? undefined
    : writeSessionMark({campaign, session: number});
}

/** Reads the number of a session from a heading such as `Session 5: The Stair`. */
export function readSessionHeading(text: string): number | undefined {
  const session = /^Session (?<session>[1-9]\d{0,3})\b/.exec(text)?.groups?.[
    'session'
  ];
  return session === undefined ? undefined : Number(session);
}
