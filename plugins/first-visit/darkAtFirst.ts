/**
 * Shows the site dark to readers who have not chosen a mode. The theme stores nothing for those
 * who follow their system, so the toggle records their choice separately.
 *
 * It is inlined into each page, so it must not refer to anything outside.
 *
 * @param hasChosen whether readers chose a mode; throws if storage is denied.
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
