import type {Page} from '@playwright/test';

/** What a host that stands in for a file has sent. */
export type Sent = {
  /** Bytes of bodies, in all. */
  bytes: number;
};

/** How a file is sent. */
export type Sending = {
  readonly type?: string;
  /** Whether parts of it can be asked for. */
  readonly ranges?: boolean;
};

function rangeOf(header: string, size: number): readonly [number, number] {
  const [from = '', to = ''] = header.replace('bytes=', '').split('-');
  return from === ''
    ? [Math.max(0, size - Number(to)), size - 1]
    : [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}

/** Lets a host send these bytes in the place of a file, in parts where they are asked for. */
export async function sendInstead(
  page: Page,
  path: string,
  file: Buffer,
  {type = 'application/pdf', ranges = true}: Sending = {},
): Promise<Sent> {
  const sent: Sent = {bytes: 0};
  await page.route(
    ({pathname}) => pathname === path,
    async (route) => {
      const {range} = route.request().headers();
      const part = ranges && file.length > 0 && range !== undefined;
      const [from, to] = part
        ? rangeOf(range, file.length)
        : [0, file.length - 1];
      const body = file.subarray(from, to + 1);
      // A large file that is asked for as a whole is stopped by the viewer at its head.
      sent.bytes += body.length;
      await route.fulfill({
        status: part ? 206 : 200,
        headers: {
          'content-type': type,
          'content-length': `${body.length}`,
          ...(ranges && {'accept-ranges': 'bytes'}),
          ...(part && {'content-range': `bytes ${from}-${to}/${file.length}`}),
        },
        body,
      });
    },
  );
  return sent;
}
