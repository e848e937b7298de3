const ROOT = '<html ';

/**
 * Makes the template of served pages dark, also for readers without scripts. A script
 * applies another choice before the first paint.
 *
 * @throws Error if the template has no root element.
 */
export function darkenServedPage(frame: string): string {
  if (!frame.includes(ROOT)) {
    throw new Error(
      `Found the page template ${JSON.stringify(frame.slice(0, 60))}, expected one that contains "${ROOT}".`,
    );
  }
  return frame.replace(ROOT, `${ROOT}data-theme="dark" `);
}
