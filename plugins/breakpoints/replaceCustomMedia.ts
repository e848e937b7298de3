import {customMedia} from '../../src/site/breakpoints';

const conditions: ReadonlyMap<string, string> = new Map(
  Object.entries(customMedia),
);

/**
 * Replaces custom media in a media query with their conditions.
 *
 * @example replaceCustomMedia('print, (--phone)') // 'print, (width <= 719px)'
 * @throws Error naming a custom media that is not defined.
 */
export function replaceCustomMedia(query: string): string {
  return query.replaceAll(/\((?<name>--[\w-]+)\)/g, (_, name: string) => {
    const condition = conditions.get(name);
    if (condition === undefined) {
      throw new Error(
        `found the custom media query ${name}, expected one from src/site/breakpoints.ts: ${[...conditions.keys()].join(', ')}.`,
      );
    }
    return condition;
  });
}

/** Replaces custom media in all media queries of a style sheet. */
export function replaceInSheet(sheet: string): string {
  return sheet.replaceAll(/@media [^{]+/g, replaceCustomMedia);
}
