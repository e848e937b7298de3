import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';

/** A step of the tests: its title, which says what it shows, and its command. */
type Step = readonly [title: string, command: string];

/** The steps of `npm test`, which contributors run before a change. */
const steps: readonly Step[] = [
  ['types, lint, styles, format', 'tsx scripts/check/index.ts'],
  [
    'unit and content tests',
    'jest --passWithNoTests --selectProjects node jsdom content',
  ],
  ['build with leak check', 'docusaurus build'],
  ['HTML of every page', 'jest --selectProjects built'],
  [
    'promises to readers',
    'tsx scripts/browser/endToEnd.ts --project=smoke --pass-with-no-tests',
  ],
];

/** The additional steps of `npm run test:all`, which need the build of the first ones. */
const rest: readonly Step[] = [
  ['spelling, Markdown, unused code', 'tsx scripts/check/index.ts --rest'],
  ['documents of changed pages', 'docusaurus press --check'],
  ['sizes', 'tsx scripts/sizes/index.ts'],
  ['whole sites and documents', 'jest --selectProjects long'],
  ['other builds', 'tsx tests/support/e2e/buildVariants.ts'],
  ['a plain Docusaurus site', 'docusaurus build examples/vanilla'],
  [
    'vanilla',
    'tsx scripts/browser/endToEnd.ts --project=vanilla --pass-with-no-tests',
  ],
  ['a world from the starter', 'tsx scripts/test-starter/index.ts'],
  [
    'browser tests',
    'tsx scripts/browser/endToEnd.ts --project=full "--project=full browser"',
  ],
  ['promises to readers in other browsers', 'tsx scripts/engines/index.ts'],
];

/** Runs a step, and returns whether it passed and how many seconds it took. */
async function run([title, command]: Step) {
  console.log(`\n${title}: ${command}`);
  const began = performance.now();
  const child = spawn(`npx ${command}`, {shell: true, stdio: 'inherit'});
  const [status] = (await once(child, 'close')) as [number | null];
  return {passed: status === 0, seconds: (performance.now() - began) / 1000};
}

/** Runs steps one after another until one fails, and prints how long each took. */
async function main(): Promise<void> {
  const {values} = readArguments({
    usage: 'npm test, or npm run test:all',
    flags: {rest: {type: 'boolean', default: false}},
  });
  const times: string[] = [];
  for (const step of values.rest ? rest : steps) {
    const {passed, seconds} = await run(step);
    times.push(`${seconds.toFixed(0).padStart(6)} s  ${step[0]}`);
    if (!passed) {
      times.push(`[ERROR] failed: ${step[0]}`);
      process.exitCode = 1;
      break;
    }
  }
  console.log(`\n${times.join('\n')}`);
}

void startCommand('test', main);
