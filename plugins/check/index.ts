import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sitePages} from '../pages/sitePages';
import {siteParts} from '../site/siteParts';
import {checkFiles} from './checkFiles';
import {reportFaults, type Check} from './reportFaults';
import {findSiteFaults, rules, runRule} from './rules';

/** The rules as checks of the development server, which shows faults over the open page. */
function siteChecks(siteDir: string): readonly Check[] {
  return rules.map((rule) => ({
    async find() {
      const pages = await sitePages(siteDir);
      const faults = await runRule(rule, {siteDir, pages});
      return faults.length === 0 ? undefined : faults.join('\n');
    },
    folders: rule.folders.map((folder) => join(siteDir, folder)),
    files: rule.files.map((file) => join(siteDir, file)),
  }));
}

/** Checks files, and prints either their errors or that there are none. */
async function runCommand(
  siteDir: string,
  patterns: readonly string[],
): Promise<void> {
  const {files, faults, warnings} = await checkFiles(siteDir, patterns);
  warnings.forEach((warning) => {
    console.warn(`${warning} (This is only a warning.)`);
  });
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
    return;
  }
  console.log(
    `${files.length === 1 ? files.join('') : `${files.length} files`}: no errors.`,
  );
}

/**
 * Fails a build before it starts if pages or data break a rule, shows such faults during
 * development, and adds the command `check-page`.
 */
export default async function checkPlugin(
  context: LoadContext,
): Promise<Plugin> {
  const {siteDir} = context;
  const {isBuild, idle} = siteParts(context);
  if (isBuild) {
    const faults = await findSiteFaults(siteDir);
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  }
  return {
    name: 'check',

    configureWebpack(_config, isServer) {
      return isBuild || isServer
        ? {}
        : {plugins: [reportFaults(siteChecks(siteDir), idle.whenIdle)]};
    },

    extendCli(cli) {
      cli
        .command('check-page <files...>')
        .description(
          'Check pages, tables, and pictures with the parser and rules of the build.',
        )
        .action((files: readonly string[]) => runCommand(siteDir, files));
    },
  };
}
