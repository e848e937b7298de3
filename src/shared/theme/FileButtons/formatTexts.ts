import {translate} from '@docusaurus/Translate';
import type {FormatFault} from '../../model/fileFormat';

/** Messages that say why a file cannot be read at all. */
export const formatTexts: Readonly<Record<FormatFault, () => string>> = {
  damaged: () =>
    translate({
      id: 'site.file.damaged',
      message:
        'This file is damaged or is not the right kind. Nothing has changed.',
    }),
  newer: () =>
    translate({
      id: 'site.file.newer',
      message:
        'This file is from a newer version of the site. Reload the page, then open it again. Nothing has changed.',
    }),
};
