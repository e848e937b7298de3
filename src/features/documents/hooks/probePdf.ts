import type {Probe} from '../lib/failure';

/** How many bytes at the start and the end identify a file. */
const ENOUGH = 1024;

type Answer = NonNullable<Probe['answer']>;

/** Reads the first bytes of a response as Latin-1 and cancels the rest. */
async function readHead({body}: Response): Promise<string> {
  const reader = body?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return String.fromCharCode(...(chunk?.value ?? []).slice(0, ENOUGH));
}

async function part(url: string, range: string): Promise<Response> {
  return fetch(url, {headers: {range: `bytes=${range}`}, cache: 'no-store'});
}

async function ask(url: string): Promise<Answer> {
  const first = await part(url, `0-${ENOUGH - 1}`);
  // A host may answer a range request for an empty file with 416.
  const status = first.status === 416 ? 200 : first.status;
  const head = first.status === 416 ? '' : await readHead(first);
  if (first.status !== 206) {
    return {status, head};
  }
  const last = await part(url, `-${ENOUGH}`);
  return {status, head, tail: await readHead(last)};
}

/** Requests the address of a document that failed once more. */
export async function probePdf(url: string): Promise<Probe> {
  const online = navigator.onLine;
  try {
    return {online, answer: await ask(url)};
  } catch {
    return {online};
  }
}
