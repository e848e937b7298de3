import {translate} from '@docusaurus/Translate';
import type {SavedData} from '../../../src/shared/client/savedData';
import {LOCK_DATABASE} from '../format/token';

export const savedData: readonly SavedData[] = [
  {
    label: translate({
      id: 'site.forget.unlocked',
      message: 'Remembered passwords',
    }),
    find: ({base}) => {
      const path = base.replace(/\/$/, '');
      return {
        keys: [
          `docs-lock:path:${path}/*`,
          `docs-lock:global${path && `:${path}`}`,
        ],
        // All sites of an origin share the database. A site that loses a key asks for the password
        // again.
        databases: [LOCK_DATABASE],
      };
    },
  },
];
