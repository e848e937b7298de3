import {useMemo} from 'react';
import {getArea} from '@engine/docs-lock/method/parts';
import {LOCKED_FILE, type LockedFile} from '../lib/payload';
import type {FileOpener} from '../../../shared/hooks/useFileUrl';
import type {SealedPlace} from './readSealed';
import {findLockedFile, openLockedFile} from './lockedFiles';

/** The opener of a page's locked files. */
export function useLockedFiles(
  {sealed: {scope, doc}, baseUrl}: SealedPlace,
  files: readonly LockedFile[],
): FileOpener {
  return useMemo(
    () => ({
      has: (link) => link.startsWith(LOCKED_FILE),
      open: (link) =>
        openLockedFile(link, {area: getArea(doc), scope, files, baseUrl}),
      nameOf: (link) => findLockedFile(files, link)?.name,
    }),
    [scope, doc, files, baseUrl],
  );
}
