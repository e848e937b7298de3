import {translate} from '@docusaurus/Translate';
import type {KeepReason} from '../../model/keepFault';
import type {PackName} from '../../model/packs';

/** The title of a pack, and a note about its content. */
export type PackLabel = {readonly title: string; readonly note: string};

export const packLabels: Readonly<Record<PackName, () => PackLabel>> = {
  pages: () => ({
    title: translate({
      id: 'site.offline.pages',
      message: 'Pages, search, and tools',
      description: 'Name of the pack that all others need',
    }),
    note: translate({
      id: 'site.offline.pages.note',
      message:
        'Every page, with search, previews, dice, and calculators. Locked pages are saved encrypted and still open only with their password. All other packs need this one.',
      description: 'Contents of the pack of pages',
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
        'The map at every zoom level; covers, galleries, and handouts at every size.',
      description: 'Contents of the pack of maps and pictures',
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
      message:
        'Every file that you can download, and the viewer that shows PDFs in a page.',
      description: 'Contents of the pack of documents',
    }),
  }),
};

/** Explains why saving failed, and what readers can do. */
export const reasonTexts: Readonly<Record<KeepReason, () => string>> = {
  connection: () =>
    translate({
      id: 'site.offline.fault.connection',
      message:
        'Connection lost. What you have downloaded is safe; resume when you’re online.',
      description: 'Shown if a pack did not load',
    }),
  full: () =>
    translate({
      id: 'site.offline.fault.full',
      message:
        'Storage is full. Free up space or remove another pack, then resume.',
      description: 'Shown if the storage of the browser is full',
    }),
  ended: () =>
    translate({
      id: 'site.offline.fault.ended',
      message:
        'This site no longer offers offline packs, so the saved ones have been deleted. Read online instead.',
    }),
  blocked: () =>
    translate({
      id: 'site.offline.fault.blocked',
      message:
        'This browser does not let the site save anything. In a private window, or with storage blocked, read online instead.',
      description: 'Shown if the browser has no storage for the site',
    }),
  changed: () =>
    translate({
      id: 'site.offline.fault.changed',
      message:
        'The site is being updated right now. What you have downloaded is safe; try again in a minute.',
      description: 'Shown if files differ from the list',
    }),
  paused: () =>
    translate({
      id: 'site.offline.fault.paused',
      message: 'Paused. What you have downloaded is safe.',
      description: 'Shown if readers paused a pack',
    }),
};
