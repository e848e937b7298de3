import type {LoadContext, Plugin} from '@docusaurus/types';
import {findChanged} from './pressed';

/** Adds the command `press`, which makes the documents and workbooks of the library. */
export default function pressPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'press',

    extendCli(cli) {
      cli
        .command('press [names...]')
        .description(
          'Generate the documents whose paths contain one of the names, or all documents whose sources have changed.',
        )
        .option('--check', 'only list the documents whose sources have changed')
        .action(async (names: readonly string[], {check}: {check?: true}) => {
          if (check === undefined) {
            // The build needs no browser.
            const {press} = await import('./press');
            await press(siteDir, names);
            return;
          }
          const changed = await findChanged(siteDir);
          if (changed.length > 0) {
            console.error(changed.join('\n'));
            process.exitCode = 1;
          }
        });
    },
  };
}
