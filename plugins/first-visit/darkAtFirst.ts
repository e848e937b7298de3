/**
 * Shows the site dark to readers who have not chosen a mode yet. The theme itself
 * cannot tell them from those who chose to follow their system: for both it remembers
 * nothing, so the switch of modes leaves a mark at the first choice.
 *
 * It runs as text at the top of each page, so it uses nothing from outside itself.
 *
 * @param hasChosen whether readers chose a mode; it throws where storage is closed.
 */
export function darkAtFirst(root: HTMLElement, hasChosen: () => boolean): void {
  const followsSystem = (): boolean => {
    try {
      return hasChosen();
    } catch {
      return false;
    }
  };
  const {dataset} = root;
  if (dataset['themeChoice'] === 'system' && !followsSystem()) {
    dataset['theme'] = 'dark';
    dataset['themeChoice'] = 'dark';
  }
}
