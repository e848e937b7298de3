import {parseDate} from '../../src/features/calendar/lib/calendar';
import type {NewKind} from '../../src/site/newKinds';
import {series} from '../documents/series';

/** The folder of the campaign's sheets. */
const FOLDER = 'static/campaigns/{campaign}';

function isDayOfPlay(answer: string): boolean {
  const day = new Date(`${answer}T00:00:00Z`);
  return (
    !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${answer}T`)
  );
}

function isWorldDate(answer: string): boolean {
  try {
    parseDate(answer);
    return true;
  } catch {
    return false;
  }
}

/** A session that was played: its row in the log, what it brought, and two scenes. */
export const session: NewKind = {
  summary: 'a session that was played, for the log of a campaign',
  questions: [
    {
      name: 'campaign',
      ask: 'Campaign',
      oneOf: ['return-of-the-gatewatcher', 'shroud-of-the-empire'],
    },
    {name: 'title', ask: 'Title of the session', naming: true},
    {
      name: 'played',
      ask: 'Day of play, as year-month-day',
      rule: {
        isKept: isDayOfPlay,
        expected: 'a day that exists, such as 2026-11-28',
      },
    },
    {
      name: 'date',
      ask: 'World date, such as 4 Highwind 1127 YS',
      rule: {
        isKept: isWorldDate,
        expected: 'a date of the calendar, such as 4 Highwind 1127 YS',
      },
    },
    {name: 'arc', ask: 'Arc of the story', naming: true},
    {name: 'place', ask: 'Place', naming: true},
    {name: 'present', ask: 'Who was there', otherwise: 'all'},
    {name: 'summary', ask: 'Summary, in one sentence'},
    {name: 'gained', ask: 'What it brought'},
    {name: 'owed', ask: 'What was lost or is owed', otherwise: '—'},
    {name: 'open', ask: 'What it left open'},
    {name: 'scene', ask: 'First scene'},
    {
      name: 'through',
      ask: 'What got them through it, such as Climb against 10',
    },
    {name: 'fails', ask: 'What happens if it fails'},
    {name: 'scene2', ask: 'Second scene'},
    {name: 'through2', ask: 'What got them through the second scene'},
    {name: 'fails2', ask: 'What happens if the second scene fails'},
  ],
  numbers: `${FOLDER}/sessions.csv`,
  parts: [
    {
      row: `${FOLDER}/sessions.csv`,
      cells: {
        Session: '{number}',
        Title: '{title}',
        Played: '{played}',
        'World date': '{date}',
        Arc: '{arc}',
        Place: '{place}',
        Present: '{present}',
        Summary: '{summary}',
      },
    },
    {
      row: `${FOLDER}/session-gains.csv`,
      cells: {
        Session: '{number}',
        Place: '{place}',
        Coins: '—',
        Gained: '{gained}',
        'Lost or owed': '{owed}',
        Experience: '0',
        'Left open': '{open}',
      },
    },
    ...['', '2'].map((which) => ({
      row: `${FOLDER}/session-scenes.csv`,
      cells: {
        Session: '{number}',
        Scene: `{scene${which}}`,
        'To get through': `{through${which}}`,
        'If it fails': `{fails${which}}`,
      },
    })),
  ],
  next: [
    'Tell it on the page of the game story, with a heading and two tables:',
    '',
    '  ### Session {number}: {title}',
    `  <DataTable src="/campaigns/{campaign}/session-scenes.csv" caption="Scenes of session {number}" where="Session = {number}" columns="Scene, To get through, If it fails" />`,
    'Add experience to experience.csv and session-gains.csv; today is in static/world-info/present.csv.',
  ],
};

/** The folders whose documents a page lists. */
const folders = [
  'Races',
  'almanac-pdfs',
  'character-creation',
  'divine-houses',
  'game-mechanics/combat',
  'game-mechanics/wizardly-magic',
];

/** A document that is made from one page. */
export const document: NewKind = {
  summary: 'a document that is made from a page, as a PDF',
  questions: [
    {name: 'page', ask: 'Page that it is made from', page: true},
    {name: 'name', ask: 'Name of its file, without .pdf'},
    {name: 'folder', ask: 'Folder', oneOf: folders},
    {name: 'series', ask: 'Series', oneOf: Object.keys(series)},
  ],
  parts: [
    {
      item: 'world/documents/added.json',
      value: {
        file: '/{folder}/{name.file}.pdf',
        series: '{series}',
        chapters: [{page: '{page}'}],
      },
    },
  ],
  next: ['Make it with: npm run press {name.file}'],
};
