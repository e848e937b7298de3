import {parseArgs} from 'node:util';
import {askPassword} from './askPassword';
import {commands} from './commands';

const USAGE = `npm run lock -- <command>

  add <path|admin> <id>   lets a password in: for pages below a path, or for all of them
  revoke <id>             lets it in no more, from the next build on
  rehash <id>             gives it another cost, without another password
  list                    shows who is let in where
  seal                    writes sealed/, which can be committed where the repository is public
  open                    gives authors back what was sealed
  check                   looks for faults of lock.json; with --repo for locked pages, and words of them, that git tracks

  --cost <10-31>  --hint <text>  --into <folder>  --weak  --demo  --repo
  LOCK_PASSWORD answers the question for the password.`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    cost: {type: 'string'},
    hint: {type: 'string'},
    into: {type: 'string'},
    weak: {type: 'boolean', default: false},
    demo: {type: 'boolean', default: false},
    repo: {type: 'boolean', default: false},
  },
});

async function main(): Promise<void> {
  const [name = '', ...words] = positionals;
  const command = commands[name];
  if (command === undefined) {
    console.log(USAGE);
    process.exitCode = name === '' ? 0 : 1;
    return;
  }
  try {
    const said = await command({
      siteDir: process.cwd(),
      words,
      cost: values.cost === undefined ? undefined : Number(values.cost),
      hint: values.hint,
      into: values.into,
      isWeak: values.weak,
      isDemo: values.demo,
      isRepository: values.repo,
      ask: askPassword,
    });
    console.log(said.join('\n'));
  } catch (error) {
    console.error(`[ERROR] ${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

void main();
