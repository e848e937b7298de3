import {FILE_WANTED} from '../lib/handOver';
import {HANDED_OVER} from '../lib/viewerAddress';
import {viewerFile} from '../lib/viewerFile';

/** The document that the page shows, or why there is none. */
export type Source =
  | {readonly kind: 'file'; readonly url: string}
  | {readonly kind: 'bytes'; readonly bytes: ArrayBuffer}
  | {
      readonly kind: 'refused';
      readonly reason: 'absent' | 'foreign' | 'locked';
    };

/** Waits for the parent page, which must be of the same origin, to send a file. */
function receiveFile(): Promise<Source> {
  return new Promise((resolve) => {
    window.addEventListener('message', ({source, origin, data}) => {
      if (source !== window.parent || origin !== window.location.origin) {
        return;
      }
      const file: unknown = data;
      resolve(
        file instanceof ArrayBuffer
          ? {kind: 'bytes', bytes: file}
          : {kind: 'refused', reason: 'locked'},
      );
    });
    window.parent.postMessage(FILE_WANTED, window.location.origin);
  });
}

/** Determines the document to show. */
export async function findSource(address: string): Promise<Source> {
  const {searchParams} = new URL(address);
  if (searchParams.has(HANDED_OVER) && window.parent !== window) {
    return receiveFile();
  }
  const file = viewerFile(searchParams.get('file'), address);
  return file.ok
    ? {kind: 'file', url: file.url}
    : {kind: 'refused', reason: file.reason};
}
