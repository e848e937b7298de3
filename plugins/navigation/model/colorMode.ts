/** The chosen color mode; null follows the system. */
type Choice = 'light' | 'dark' | null;

export function nextColorMode(choice: Choice): Choice {
  if (choice === null) {
    return 'light';
  }
  return choice === 'light' ? 'dark' : null;
}
