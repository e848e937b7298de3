/** Runs a Docusaurus command in this process, with the arguments of `process.argv`. */
export {runCLI as runCli} from '@docusaurus/core/lib/index.js';
