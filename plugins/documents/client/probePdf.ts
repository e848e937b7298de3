/** Why a document cannot be shown. */
export type PdfFailure =
  'missing' | 'offline' | 'unreachable' | 'other' | 'damaged';

/** Number of bytes that identify a file. */
const ENOUGH = 1024;

/** Reads the first bytes of a response as Latin-1 and cancels the rest. */
async function readHead({body}: Response): Promise<string> {
  const reader = body?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return String.fromCharCode(...(chunk?.value ?? []).slice(0, ENOUGH));
}

/** Finds the fault of a document from the response to its request. */
async function classify(response: Response): Promise<PdfFailure> {
  const {status} = response;
  if (status === 404 || status === 410) {
    return 'missing';
  }
  // A host may answer a range request for an empty file with 416.
  const isEmpty = status === 416;
  if (status >= 400 && !isEmpty) {
    return 'unreachable';
  }
  const head = isEmpty ? '' : await readHead(response);
  return head.includes('%PDF-') ? 'damaged' : 'other';
}

/** Requests a document once more, to find out why it cannot be shown. */
export async function probePdf(url: string): Promise<PdfFailure> {
  try {
    const headers = {range: `bytes=0-${ENOUGH - 1}`};
    return await classify(await fetch(url, {headers, cache: 'no-store'}));
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}
