/** Splits an attribute at its commas. */
export function listed(
  text: string | undefined,
): readonly string[] | undefined {
  return text?.split(',').map((part) => part.trim());
}

/** Parses an attribute that selects rows by their cells: `Heading = cell; Heading = cell`. */
export function conditions(
  text: string | undefined,
): Readonly<Record<string, string>> | undefined {
  return text === undefined
    ? undefined
    : Object.fromEntries(
        text
          .split(';')
          .filter((part) => part.trim() !== '')
          .map((part) => {
            const [heading = '', ...cell] = part.split('=');
            return [heading.trim(), cell.join('=').trim()];
          }),
      );
}
