import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {searchEngine} from '../../src/features/search/lib/engine';
import type {SearchRecord} from '../../src/shared/lib/searchRecord';
import {searchLimits, searchRules} from '../../src/site/search';
import {enlarged} from './enlarged';
import {searches} from '../../world/bench';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {keystrokes, summarizeTimes} from './keystrokes';

/** The longest acceptable time from a key press to the first result, in milliseconds. */
const BUDGET = 50;

const folder = join(process.cwd(), 'build/assets/search');

/** Reads the search index of the built site. */
function builtRecords(): readonly SearchRecord[] {
  const parts = readdirSync(folder).filter((name) => name.startsWith('part-'));
  return parts.flatMap(
    (name) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')) as SearchRecord[],
  );
}

/** CPU time of this process in milliseconds, which other load on the machine does not affect. */
function busyTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

function measure(name: string, records: readonly SearchRecord[]) {
  const engine = searchEngine(searchRules);
  const opening = busyTime();
  engine.add(records);
  const ready = busyTime() - opening;
  const durations = searches.flatMap(keystrokes).map((query) => {
    const start = busyTime();
    engine.search(query, searchLimits.hits);
    return busyTime() - start;
  });
  const bytes = brotliCompressSync(JSON.stringify(records)).length;
  return {
    name,
    records: records.length,
    bytes,
    ready,
    ...summarizeTimes(durations),
  };
}

function main(): void {
  readArguments({usage: 'npm run bench:search, which takes nothing.'});
  const records = builtRecords();
  const rows = [
    measure('this site', records),
    measure('ten times as large', enlarged(records, 10)),
  ];
  console.log(
    '| Index | Records | KiB (brotli) | Ready after, ms | Key, median, ms | Key, 95 of 100, ms | Key, slowest, ms |\n| --- | --: | --: | --: | --: | --: | --: |',
  );
  for (const row of rows) {
    const figures = [row.ready, row.median, row.slow, row.slowest];
    console.log(
      `| ${row.name} | ${row.records} | ${Math.round(row.bytes / 1024)} | ${figures.map((figure) => figure.toFixed(1)).join(' | ')} |`,
    );
  }
  process.exitCode = rows.every(({slow}) => slow <= BUDGET) ? 0 : 1;
}

void startCommand('bench:search', main);
