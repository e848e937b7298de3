const ROOT = '<html ';

/**
 * Makes the frame of every served page dark: readers without script see what others see
 * at the first visit. A script corrects it before the first paint for those who chose
 * otherwise.
 *
 * @throws Error where the frame has no root element to be made dark.
 */
export function servedDark(frame: string): string {
  if (!frame.includes(ROOT)) {
    throw new Error(
      `The frame of served pages is ${JSON.stringify(frame.slice(0, 60))}, expected one with "${ROOT}".`,
    );
  }
  return frame.replace(ROOT, `${ROOT}data-theme="dark" `);
}
