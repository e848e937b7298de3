import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {join} from 'node:path';
import {startCommand} from '../command/startCommand';
import {attempts, type Attempts} from './attempts';
import {measureBuilds} from './builds';
import {measureSites} from './sites';
import {benchOptions, type BenchOptions, type Part} from './options';
import {reportText, type Report} from './report';

function includesPart(
  {parts}: BenchOptions,
  ...some: readonly Part[]
): boolean {
  return some.some((part) => parts.includes(part));
}

/** Runs the requested measurements, continuing after failures. */
async function measure(
  options: BenchOptions,
  trials: Attempts,
): Promise<Pick<Report, 'sites' | 'builds' | 'scripts'>> {
  const sites = includesPart(options, 'pages', 'ways', 'lock', 'lookups')
    ? await trials.attempt('the browser', () => measureSites(options, trials))
    : [];
  const builds = includesPart(options, 'builds', 'growth', 'locked')
    ? await trials.attempt('a copy of the project', () =>
        measureBuilds(options, trials),
      )
    : {};
  return {sites: sites ?? [], ...builds};
}

/** Saves a report, as text and as JSON. */
function keep(report: Report): void {
  const text = reportText(report);
  const folder = join(process.cwd(), 'bench');
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    join(folder, 'figures.json'),
    `${JSON.stringify(report, null, 2)}\n`,
  );
  writeFileSync(join(folder, 'figures.md'), text);
  console.log(text);
}

async function run(): Promise<void> {
  const options = benchOptions(process.argv.slice(2));
  const trials = attempts({
    now: () => performance.now(),
    say: (line) => {
      console.error(line);
    },
  });
  keep({
    day: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} processors, ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    repeats: options.repeats,
    ...(await measure(options, trials)),
    gaps: trials.gaps,
  });
  process.exitCode = trials.gaps.length === 0 ? 0 : 1;
}

void startCommand('bench', run);
