/** Runs a command of Docusaurus in this process: its arguments are those of `process.argv`. */
export {runCLI as runCli} from '@docusaurus/core/lib/index.js';
