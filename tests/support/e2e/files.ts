import type {Page} from '@playwright/test';

/** The response of a host. */
export type Sending = {readonly file: Buffer; readonly type?: string};

function getRange(header: string, size: number): readonly [number, number] {
  const [from = '', to = ''] = header.replace('bytes=', '').split('-');
  return from === ''
    ? [Math.max(0, size - Number(to)), size - 1]
    : [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}

/** Responds with these bytes in place of a file, in ranges if requested. */
export async function sendInstead(
  page: Page,
  path: string,
  {file, type = 'application/pdf'}: Sending,
): Promise<void> {
  await page.route(
    ({pathname}) => pathname === path,
    async (route) => {
      const {range} = route.request().headers();
      const part = file.length > 0 && range !== undefined;
      const [from, to] = part
        ? getRange(range, file.length)
        : [0, file.length - 1];
      const body = file.subarray(from, to + 1);
      await route.fulfill({
        status: part ? 206 : 200,
        headers: {
          'content-type': type,
          'content-length': `${body.length}`,
          'accept-ranges': 'bytes',
          ...(part && {'content-range': `bytes ${from}-${to}/${file.length}`}),
        },
        body,
      });
    },
  );
}
