import {escapeMarkup} from '../../../shared/lib/escapeMarkup';

/**
 * Replaces placeholders such as `{title}` of an HTML template by escaped values.
 *
 * @throws Error if a placeholder has no value.
 */
export function fillHtml(
  html: string,
  values: Readonly<Record<string, string>>,
): string {
  return html.replaceAll(/\{(?<name>[a-z]+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `found ${whole}, expected one of ${Object.keys(values).join(', ')}.`,
      );
    }
    return escapeMarkup(value);
  });
}
