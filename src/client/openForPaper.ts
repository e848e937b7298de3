import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let opened: readonly HTMLDetailsElement[] = [];

/** Opens the folds of the page, but for spoilers: nobody can open them on paper. */
function open(): void {
  opened = [
    ...document.querySelectorAll<HTMLDetailsElement>(
      'details:not([open], .spoiler)',
    ),
  ];
  for (const fold of opened) {
    fold.open = true;
  }
}

/** Leaves the page as readers had it. */
function close(): void {
  for (const fold of opened) {
    fold.open = false;
  }
}

// Browsers that can open folds by style alone need none of this.
if (
  ExecutionEnvironment.canUseDOM &&
  !CSS.supports('selector(::details-content)')
) {
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
}
