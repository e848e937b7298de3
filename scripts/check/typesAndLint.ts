import {ESLint} from 'eslint';
import ts from 'typescript';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';

const {sys} = ts;

const printing: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => sys.getCurrentDirectory(),
  getNewLine: () => sys.newLine,
};

function fail(fault: ts.Diagnostic): never {
  throw new Error(ts.formatDiagnostic(fault, printing));
}

/**
 * Reads all files of the project.
 *
 * @throws Error if tsconfig.json cannot be read.
 */
function readProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    {...sys, onUnRecoverableConfigFileDiagnostic: fail},
  );
  const {fileNames = [], options = {}, errors = []} = config ?? {};
  errors.forEach(fail);
  return ts.createProgram(fileNames, options);
}

/** Checks the types of a program, prints faults, and returns how many there are. */
function checkTypes(program: ts.Program): number {
  const faults = ts.getPreEmitDiagnostics(program);
  process.stdout.write(ts.formatDiagnostics(faults, printing));
  return faults.length;
}

/** Lints the project with the types of a program, prints faults, and returns how many there are. */
async function lint(program: ts.Program): Promise<number> {
  const eslint = new ESLint({
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {
        parserOptions: {projectService: false, programs: [program]},
      },
    },
  });
  const results = await eslint.lintFiles('.');
  const formatter = await eslint.loadFormatter('stylish');
  process.stdout.write(await formatter.format(results));
  return results.reduce(
    (sum, {errorCount, warningCount}) => sum + errorCount + warningCount,
    0,
  );
}

/** Does what `check:types` and `check:lint` do, but finds out each type once for both. */
async function main(): Promise<void> {
  readArguments({
    usage: 'npm run check:types-and-lint, which takes nothing.',
  });
  const program = readProgram();
  const faults = checkTypes(program) + (await lint(program));
  process.exitCode = faults === 0 ? 0 : 1;
}

void startCommand('check:types-and-lint', main);
