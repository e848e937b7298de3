/** Why a document cannot be shown. */
export type PdfFailure =
  | 'missing'
  | 'forbidden'
  | 'host'
  | 'offline'
  | 'unreachable'
  | 'page'
  | 'empty'
  | 'truncated'
  | 'other'
  | 'damaged';

/** The result of requesting a failed document again. */
export type Probe = {
  /** Whether the browser is online. */
  readonly online: boolean;
  /** The response of the host; absent if there was none. */
  readonly answer?: {
    readonly status: number;
    /** The first bytes of the file, as Latin-1. */
    readonly head: string;
    /** The last bytes, if the host supports range requests. */
    readonly tail?: string;
  };
};

function classifyStatus(status: number): PdfFailure | undefined {
  if (status === 404 || status === 410) {
    return 'missing';
  }
  if (status === 401 || status === 403) {
    return 'forbidden';
  }
  return status >= 400 ? 'host' : undefined;
}

function classifyContent(head: string, tail?: string): PdfFailure {
  if (head === '') {
    return 'empty';
  }
  if (/^\W*<(?:!doctype|html|head|\?xml)/i.test(head)) {
    return 'page';
  }
  if (!head.includes('%PDF-')) {
    return 'other';
  }
  return tail === undefined || tail.includes('%%EOF') ? 'damaged' : 'truncated';
}

/** Classifies why a document cannot be shown. */
export function classifyFailure({online, answer}: Probe): PdfFailure {
  if (answer === undefined) {
    return online ? 'unreachable' : 'offline';
  }
  return (
    classifyStatus(answer.status) ?? classifyContent(answer.head, answer.tail)
  );
}
