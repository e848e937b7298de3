import {parseArgs} from 'node:util';
import {leakSite} from '../leak-check/leakSite';
import {buildSealed} from './buildSealed';
import {askPassword} from '@engine/docs-lock/cli/askPassword';
import {commands} from '@engine/docs-lock/cli/commands';

const USAGE = `npm run lock -- <command>

  add <path|admin> <id>   lets a password in: for pages below a path, or for all of them
  revoke <id>             lets it in no more, from the next sealing on
  rehash <id>             gives it another hash and key pair, without another password
  list                    shows who is let in where
  key                     draws the key that signs what is sealed; its private half stays out of the project
  seal                    writes sealed/, which can be committed where the repository is public
  open                    gives authors back what was sealed
  verify <folder|address> compares a site, or sealed/, with what its author signed
  check                   looks for faults of lock.json; with --repo for locked pages, and words of them, that git tracks

  --cost <10-31>  --hint <text>  --into <folder>  --weak  --slow  --demo  --repo
  --signer <fingerprint>  the key that must have signed, for open and verify
  --key-file <path>  --new  where the private half of a key goes; a key in the place of another
  LOCK_SIGNING_KEY is the private half of the signing key, or the path of it.
  LOCK_PASSWORD answers the question for the password.`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    cost: {type: 'string'},
    hint: {type: 'string'},
    into: {type: 'string'},
    signer: {type: 'string'},
    'key-file': {type: 'string'},
    slow: {type: 'boolean', default: false},
    new: {type: 'boolean', default: false},
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
  const siteDir = process.cwd();
  try {
    const said = await command({
      ...leakSite(siteDir),
      buildSealed: () => buildSealed(siteDir),
      words,
      cost: values.cost === undefined ? undefined : Number(values.cost),
      hint: values.hint,
      into: values.into,
      signer: values.signer,
      keyFile: values['key-file'],
      isWeak: values.weak,
      isSlow: values.slow,
      isNew: values.new,
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
