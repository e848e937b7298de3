import {readFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {CampaignRow} from '../../../src/shared/model/campaignRow';
import {parseSheet} from '../../../src/shared/model/csv';
import {
  countSessions,
  findSessionFaults,
  type NamedSheet,
} from './checkCampaign';

/** A campaign in the choice of sessions played. */
export type ReadCampaign = Pick<CampaignRow, 'id' | 'name'> & {
  /** The number of its sessions. */
  readonly sessions: number;
};

/** Reads a CSV file; the component that shows it reports errors. */
async function readSheet(
  staticDir: string,
  path: string,
): Promise<readonly NamedSheet[]> {
  const result = parseSheet(await readFile(join(staticDir, path), 'utf8'));
  return result.ok ? [{path, sheet: result.sheet, lines: result.lines}] : [];
}

async function readCampaign(
  staticDir: string,
  {id, name, sheet}: CampaignRow,
): Promise<ReadCampaign> {
  const folder = posix.dirname(sheet);
  const paths = await Globby('**/*.csv', {cwd: join(staticDir, folder)});
  const sheets = await Promise.all(
    paths.toSorted().map((path) => readSheet(staticDir, `${folder}/${path}`)),
  );
  const own = sheets.flat();
  const main = own.find(({path}) => path === sheet);
  if (main === undefined) {
    throw new Error(
      `world/campaigns.ts:1: found "${sheet}", expected the path of a CSV file under static/.`,
    );
  }
  const sessions = countSessions(main);
  const faults = own.flatMap((each) => findSessionFaults(each, sessions));
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return {id, name, sessions};
}

/**
 * Reads how many sessions each campaign has, and checks all CSV files in its folder.
 *
 * @throws Error with a line for each error: file, line, found, expected.
 */
export function readCampaigns(
  staticDir: string,
  campaigns: readonly CampaignRow[],
): Promise<readonly ReadCampaign[]> {
  return Promise.all(campaigns.map((each) => readCampaign(staticDir, each)));
}
