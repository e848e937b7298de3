import {posix} from 'node:path';
import {
  findFileCampaign,
  type CampaignRow,
} from '../../../src/shared/model/campaignRow';
import {
  findSessionColumn,
  readSessionCell,
  writeSessionMark,
} from '../../../src/shared/model/sessionMark';
import type {Asset} from '../../../src/shared/model/asset';
import type {ListedAsset} from '../model/sortAssets';
import type {FileFacts} from './inspection';
import type {AssetLabel} from './labels';

export type AssetFile = {
  /** Path under static/, without a leading slash. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  readonly changed: Date;
  readonly facts: FileFacts;
  /** Its entry in index.csv. */
  readonly label?: AssetLabel | undefined;
  /** The campaigns to which it may belong; none by default. */
  readonly campaigns?: readonly CampaignRow[];
};

/**
 * Turns a file name into words: `night-market_2` becomes "Night market 2". A name with a capital or
 * a space is already readable, so it keeps its dashes.
 */
function inWords(name: string): string {
  const plain = name.normalize('NFC');
  const words = plain
    .replaceAll(/[\s\p{Lu}]/u.test(plain) ? /_/g : /[-_]/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function monthDayYear(date: Date): string {
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;
}

function getLink(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the session mark of a campaign's file, from the column `session` of its list. */
function findMark(
  {path, campaigns = []}: AssetFile,
  notes: AssetLabel['notes'] = {},
): string | undefined {
  const campaign = findFileCampaign(`/${path}`, campaigns);
  const column = findSessionColumn(Object.keys(notes));
  const session = readSessionCell(Object.values(notes)[column] ?? '');
  return campaign === undefined || session === undefined
    ? undefined
    : writeSessionMark({campaign, session});
}

function labelPart(file: AssetFile): Partial<ListedAsset> {
  const {label} = file;
  if (label === undefined) {
    return {};
  }
  const {row, alt, notes} = label;
  const mark = findMark(file, notes);
  return {
    row,
    ...(alt !== undefined && {alt}),
    ...(notes !== undefined && {notes}),
    ...(mark !== undefined && {mark}),
  };
}

export function describeFacts({
  width,
  height,
  contents,
}: FileFacts): Pick<Asset, 'width' | 'height' | 'contents'> {
  return width === undefined || height === undefined
    ? {contents}
    : {width, height, contents};
}

/** Combines the facts about a file from the file system, git, and the author's list. */
export function describeAsset(file: AssetFile): ListedAsset {
  const {path, size, changed, facts, label} = file;
  const {base, name, ext, dir} = posix.parse(path);
  return {
    title: label?.title ?? inWords(name),
    name: base,
    ext: ext.slice(1).toLowerCase(),
    lastModified: monthDayYear(changed),
    parent: `/${dir}`,
    link: getLink(path),
    size,
    ...labelPart(file),
    ...describeFacts(facts),
  };
}
