/** The chosen color mode; null follows the system. */
type Choice = 'light' | 'dark' | null;

/** Returns the next color mode of the toggle. */
export function nextColorMode(choice: Choice): Choice {
  if (choice === null) {
    return 'light';
  }
  return choice === 'light' ? 'dark' : null;
}
