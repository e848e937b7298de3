import {translate} from '@docusaurus/Translate';
import type {KeepReason} from '../../model/keepFault';
import type {PackName} from '../../model/packs';

/** The title of a pack, and a note about its content. */
export type PackLabel = {readonly title: string; readonly note: string};

/** Titles and notes of the packs. */
export const packLabels: Readonly<Record<PackName, () => PackLabel>> = {
  pages: () => ({
    title: translate({
      id: 'site.offline.pages',
      message: 'Pages, search and tools',
      description: 'Name of the pack that all others need',
    }),
    note: translate({
      id: 'site.offline.pages.note',
      message:
        'Every page, with search, previews, dice and calculators. Locked pages are kept encrypted and still open only with their password. All other packs need this one.',
      description: 'What is in the pack of pages',
    }),
  }),
  pictures: () => ({
    title: translate({
      id: 'site.offline.pictures',
      message: 'Maps and pictures',
      description: 'Name of the pack of maps and pictures',
    }),
    note: translate({
      id: 'site.offline.pictures.note',
      message:
        'The map at every zoom; covers, galleries and handouts at every size.',
      description: 'What is in the pack of maps and pictures',
    }),
  }),
  documents: () => ({
    title: translate({
      id: 'site.offline.documents',
      message: 'Documents',
      description: 'Name of the pack of documents',
    }),
    note: translate({
      id: 'site.offline.documents.note',
      message: 'All files to download, and what shows them in a page.',
      description: 'What is in the pack of documents',
    }),
  }),
};

/** Explains why keeping failed, and what readers can do. */
export const reasonTexts: Readonly<Record<KeepReason, () => string>> = {
  connection: () =>
    translate({
      id: 'site.offline.fault.connection',
      message:
        'The connection was lost. What has arrived stays; resume when you are online.',
      description: 'Said where a pack could not be fetched in whole',
    }),
  full: () =>
    translate({
      id: 'site.offline.fault.full',
      message:
        'There is no room left on this device. Make room, or remove another pack, then resume.',
      description: 'Said where the storage of the browser is full',
    }),
  ended: () =>
    translate({
      id: 'site.offline.fault.ended',
      message:
        'This site no longer offers anything to keep, so what was kept is gone from this device. Read online instead.',
    }),
  blocked: () =>
    translate({
      id: 'site.offline.fault.blocked',
      message:
        'This browser lets the site keep nothing. In a private window, or with storage blocked, read online instead.',
      description: 'Said where the browser has no storage for the site',
    }),
  changed: () =>
    translate({
      id: 'site.offline.fault.changed',
      message:
        'The site is being updated right now. What has arrived stays; try again in a minute.',
      description: 'Said where files are not those that the list names',
    }),
  paused: () =>
    translate({
      id: 'site.offline.fault.paused',
      message: 'Paused. What has arrived stays.',
      description: 'Said where readers paused a pack',
    }),
};
