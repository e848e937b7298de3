/** What readers choose the site to look like; nothing where it follows their system. */
type Choice = 'light' | 'dark' | null;

/** Decides what the switch of color modes leads to. */
export function nextColorMode(choice: Choice): Choice {
  if (choice === null) {
    return 'light';
  }
  return choice === 'light' ? 'dark' : null;
}
