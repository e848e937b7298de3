/** An expected header: an exact value, a match, no match, or null if it must be absent. */
export type Expectation = string | RegExp | {readonly not: RegExp} | null;

/** A request to a host, and the expected response. */
export type Probe = {
  /** Describes the request, for reports of faults. */
  readonly description: string;
  readonly method?: 'GET' | 'HEAD';
  /** Encoded path with the base path. */
  readonly path: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly statuses: readonly number[];
  readonly headers?: Readonly<Record<string, Expectation>>;
  /** The target of a redirect, with its query. */
  readonly location?: string;
  /** The expected content. */
  readonly body?: Body;
};

/** Expected content: a file of the build, or its bytes from `from` to `to` inclusive, or none. */
export type Body =
  | {readonly file: string; readonly from?: number; readonly to?: number}
  | 'nothing';

/** A response of a host. */
export type HostResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The content, decompressed. */
  readonly body: Buffer;
};

/** Whether a header meets its expectation. */
function meetsExpectation(
  found: string | undefined,
  expected: Expectation,
): boolean {
  if (expected === null || typeof expected === 'string') {
    return (found ?? null) === expected;
  }
  return expected instanceof RegExp
    ? expected.test(found ?? '')
    : !expected.not.test(found ?? '');
}

/** Quotes the beginning of a header, because a policy is too long for a report. */
function shortenValue(value: string | undefined): string {
  return JSON.stringify((value ?? 'nothing').slice(0, 80));
}

function describeExpectation(expected: Expectation): string {
  if (expected === null || typeof expected === 'string') {
    return shortenValue(expected ?? undefined);
  }
  return expected instanceof RegExp
    ? String(expected)
    : `not ${expected.not.source}`;
}

function checkHeaders(
  {headers = {}}: Probe,
  response: HostResponse,
): readonly string[] {
  return Object.entries(headers)
    .filter(
      ([name, expected]) => !meetsExpectation(response.headers[name], expected),
    )
    .map(
      ([name, expected]) =>
        `${name}: found ${shortenValue(response.headers[name])}, expected ${describeExpectation(expected)}`,
    );
}

function checkLocation(
  {location, path}: Probe,
  {status, headers}: HostResponse,
): readonly string[] {
  if (location === undefined || status < 300 || status >= 400) {
    return [];
  }
  const {pathname, search} = new URL(
    headers['location'] ?? '',
    `http://host.example${path}`,
  );
  return pathname + search === location
    ? []
    : [`location: found ${pathname}${search}, expected ${location}`];
}

/** Reads the expected content of a response. */
function readExpectedBody(
  body: Body,
  readFile: (path: string) => Buffer,
): Buffer {
  if (body === 'nothing') {
    return Buffer.alloc(0);
  }
  const {file, from = 0, to} = body;
  return readFile(file).subarray(from, to === undefined ? undefined : to + 1);
}

/** Compares the content of a response with the expected file or range. */
function checkBody(
  {body}: Probe,
  response: HostResponse,
  readFile: (path: string) => Buffer,
): readonly string[] {
  if (body === undefined) {
    return [];
  }
  const expected = readExpectedBody(body, readFile);
  return response.body.equals(expected)
    ? []
    : [
        `body: found ${response.body.length} bytes, expected ${expected.length} others`,
      ];
}

/** Lists the faults of a response. */
export function checkResponse(
  probe: Probe,
  response: HostResponse,
  readFile: (path: string) => Buffer,
): readonly string[] {
  if (!probe.statuses.includes(response.status)) {
    return [
      `found status ${response.status}, expected ${probe.statuses.join(' or ')}`,
    ];
  }
  return [
    ...checkHeaders(probe, response),
    ...checkLocation(probe, response),
    ...checkBody(probe, response, readFile),
  ];
}
