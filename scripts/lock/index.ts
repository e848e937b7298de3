import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {readLeakSite} from '../../plugins/publish/readLeakSite';
import {buildSealed} from './buildSealed';
import {askPassword} from '@engine/docs-lock/cli/askPassword';
import {commands} from '@engine/docs-lock/cli/commands';

/** The most words that a command takes, with its name: `add /reference moon`. */
const MOST_WORDS = 3;

const USAGE = `npm run lock -- <command>

  add <path|admin> <id>   adds a password for the pages below a path, or for all locked pages
  revoke <id>             removes a password, from the next sealing on
  rehash <id>             renews the hash and key pair of a password
  list                    lists the passwords by path
  key                     generates the key that signs sealed pages; its private half stays out of the project
  seal                    writes sealed/, which can be committed to a public repository
  open                    decrypts sealed/ for authors
  verify <folder|address> compares a site, or sealed/, with what its author signed
  check                   checks lock.json; with --repo also that git tracks no locked pages, nor text from them

  --cost <10-31>  --hint <text>  --into <folder>  --weak  --slow  --demo  --repo
  --signer <fingerprint>  the expected signing key, for open and verify
  --key-file <path>  --new  where to write the private half of a key; replace an existing key
  LOCK_SIGNING_KEY is the private half of the signing key, or its path.
  LOCK_PASSWORD is used instead of asking for the password.`;

function readOrder() {
  return readArguments({
    usage: USAGE,
    flags: {
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
    count: [0, MOST_WORDS],
  });
}

async function main(): Promise<void> {
  const {values, positionals} = readOrder();
  const [name, ...args] = positionals;
  if (name === undefined) {
    console.log(USAGE);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new Error(`found the command "${name}", expected ${USAGE}`);
  }
  const siteDir = process.cwd();
  try {
    const said = await command({
      ...readLeakSite(siteDir),
      buildSealed: () => buildSealed(siteDir),
      args,
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

void startCommand('lock', main);
