import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds the command `import`, which brings in a VuePress project or an Obsidian vault. */
export default function importPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'import',

    extendCli(cli) {
      cli
        .command('import <folder>')
        .description('Bring in a VuePress project or an Obsidian vault.')
        .option('--into <area>', 'put all pages into an area of this site')
        .option('--dry-run', 'report only, and write nothing')
        .action(
          async (
            folder: string,
            {into, dryRun}: {into?: string; dryRun?: true},
          ) => {
            // Its parsers are large, and no other command needs them.
            const {importProject} = await import('./build/importProject');
            console.log(
              await importProject({
                siteDir,
                folder,
                into,
                dryRun: dryRun === true,
              }),
            );
          },
        );
    },
  };
}
