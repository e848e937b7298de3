import {claimFolder} from '../run-alone/claimFolder';
import {runDocusaurus} from '../run-alone/runDocusaurus';

/** Opens the site while it is written, in the only command that writes to its folder. */
async function main(): Promise<void> {
  const siteDir = process.cwd();
  try {
    await claimFolder(siteDir, 'npm start');
    process.exitCode = await runDocusaurus({
      siteDir,
      args: ['start', ...process.argv.slice(2)],
    });
  } catch (error) {
    console.error(`[ERROR] npm start: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

void main();
