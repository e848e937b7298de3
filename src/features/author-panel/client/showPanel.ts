import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a page has to itself before the panel is loaded, in milliseconds. */
const DELAY = 1500;

let isWanted = ExecutionEnvironment.canUseDOM;

/** Loads the panel once the first page is shown; plugins/development includes this module. */
export function onRouteDidUpdate(): void {
  if (!isWanted) {
    return;
  }
  isWanted = false;
  setTimeout(() => {
    void import('../components/AuthorPanel/mount').then(({showPanel}) => {
      showPanel();
    });
  }, DELAY);
}
