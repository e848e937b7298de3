/** What an answer must say of a header: this, one that matches, one that does not, or that it is not there. */
export type Wanted = string | RegExp | {readonly not: RegExp} | null;

/** What a host is asked, and what it must answer. */
export type Question = {
  /** What the question is about, for whoever reads that it failed. */
  readonly about: string;
  readonly method?: 'GET' | 'HEAD';
  /** Path as it goes over the wire, with the base path. */
  readonly path: string;
  readonly sent?: Readonly<Record<string, string>>;
  readonly statuses: readonly number[];
  readonly headers?: Readonly<Record<string, Wanted>>;
  /** The path that a redirect must lead to, with what stands behind a question mark. */
  readonly leadsTo?: string;
  /** The file whose content, or a part of it, must come. */
  readonly body?: Body;
};

/** The content of an answer: of a file of the build, from the first byte to the last one named, or nothing. */
export type Body =
  | {readonly file: string; readonly from?: number; readonly to?: number}
  | 'nothing';

/** What a host answered. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Decompressed. */
  readonly body: Buffer;
};

/** Whether a header says what is wanted of it. */
function agrees(found: string | undefined, wanted: Wanted): boolean {
  if (wanted === null || typeof wanted === 'string') {
    return (found ?? null) === wanted;
  }
  return wanted instanceof RegExp
    ? wanted.test(found ?? '')
    : !wanted.not.test(found ?? '');
}

/** As much of a header as tells it from others: a policy fills half a screen. */
function shortened(value: string | undefined): string {
  return JSON.stringify((value ?? 'nothing').slice(0, 80));
}

function describeWanted(wanted: Wanted): string {
  if (wanted === null || typeof wanted === 'string') {
    return shortened(wanted ?? undefined);
  }
  return wanted instanceof RegExp ? String(wanted) : `not ${wanted.not.source}`;
}

function headerFaults(
  {headers = {}}: Question,
  answer: Answer,
): readonly string[] {
  return Object.entries(headers)
    .filter(([name, wanted]) => !agrees(answer.headers[name], wanted))
    .map(
      ([name, wanted]) =>
        `${name}: found ${shortened(answer.headers[name])}, expected ${describeWanted(wanted)}`,
    );
}

function targetFaults(
  {leadsTo, path}: Question,
  {status, headers}: Answer,
): readonly string[] {
  if (leadsTo === undefined || status < 300 || status >= 400) {
    return [];
  }
  const {pathname, search} = new URL(
    headers['location'] ?? '',
    `http://host.example${path}`,
  );
  return pathname + search === leadsTo
    ? []
    : [`location: found ${pathname}${search}, expected ${leadsTo}`];
}

/** The content that an answer should have. */
function expectedBody(body: Body, readFile: (path: string) => Buffer): Buffer {
  if (body === 'nothing') {
    return Buffer.alloc(0);
  }
  const {file, from = 0, to} = body;
  return readFile(file).subarray(from, to === undefined ? undefined : to + 1);
}

/** Compares the content of an answer with the file that it should be, or a part of it. */
function bodyFaults(
  {body}: Question,
  answer: Answer,
  readFile: (path: string) => Buffer,
): readonly string[] {
  if (body === undefined) {
    return [];
  }
  const expected = expectedBody(body, readFile);
  return answer.body.equals(expected)
    ? []
    : [
        `body: found ${answer.body.length} bytes, expected ${expected.length} others`,
      ];
}

/** Lists what is wrong with an answer. */
export function faultsOf(
  question: Question,
  answer: Answer,
  readFile: (path: string) => Buffer,
): readonly string[] {
  if (!question.statuses.includes(answer.status)) {
    return [
      `found status ${answer.status}, expected ${question.statuses.join(' or ')}`,
    ];
  }
  return [
    ...headerFaults(question, answer),
    ...targetFaults(question, answer),
    ...bodyFaults(question, answer, readFile),
  ];
}
