import {translate} from '@docusaurus/Translate';
import type {TakenName} from '../../lib/takenFiles';

type Label = {readonly title: string; readonly note: string};

/** What each file is called, and what it is for. */
export const takenLabels: Readonly<Record<TakenName, () => Label>> = {
  vault: () => ({
    title: translate({
      id: 'site.take.vault',
      message: 'For Obsidian',
      description: 'Name of the archive of notes',
    }),
    note: translate({
      id: 'site.take.vault.note',
      message:
        'Every page as a note, with its pictures, tags and other names. Links between pages become links between notes. Unpack it and open the folder as a vault.',
      description: 'What the archive of notes contains',
    }),
  }),
  sheets: () => ({
    title: translate({
      id: 'site.take.sheets',
      message: 'All tables',
      description: 'Name of the archive of figures',
    }),
    note: translate({
      id: 'site.take.sheets.note',
      message: 'The figures of all pages as CSV files, for any spreadsheet.',
      description: 'What the archive of figures contains',
    }),
  }),
  list: () => ({
    title: translate({
      id: 'site.take.list',
      message: 'Markdown',
      description: 'Name of the list of Markdown pages',
    }),
    note: translate({
      id: 'site.take.list.note',
      message:
        'A list of all pages as plain Markdown, by area, for editors and assistants.',
      description: 'What the list of Markdown pages is',
    }),
  }),
};
