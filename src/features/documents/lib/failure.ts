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

/** What is found when the address of a document that failed is asked once more. */
export type Probe = {
  /** Whether the browser is connected at all. */
  readonly online: boolean;
  /** What the host answered; nothing where no answer came. */
  readonly answer?: {
    readonly status: number;
    /** The first bytes of the file, as Latin letters. */
    readonly head: string;
    /** The last bytes, where the host sends parts of files. */
    readonly tail?: string;
  };
};

function failureOfStatus(status: number): PdfFailure | undefined {
  if (status === 404 || status === 410) {
    return 'missing';
  }
  if (status === 401 || status === 403) {
    return 'forbidden';
  }
  return status >= 400 ? 'host' : undefined;
}

function failureOfContent(head: string, tail?: string): PdfFailure {
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

/** Tells why a document cannot be shown, from what its address gives. */
export function classifyFailure({online, answer}: Probe): PdfFailure {
  if (answer === undefined) {
    return online ? 'unreachable' : 'offline';
  }
  return (
    failureOfStatus(answer.status) ?? failureOfContent(answer.head, answer.tail)
  );
}
