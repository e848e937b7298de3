export type CampaignRow = {
  /** The id is also the name of the folders of its pages and files. */
  readonly id: string;
  readonly name: string;
  /** Path under static/ of the CSV file of its sessions; other files in that folder also belong to the campaign. */
  readonly sheet: string;
};

/** Finds the campaign of a page by a folder in its path, as in `docs/gate/log.md`. */
export function findPageCampaign(
  page: string,
  campaigns: readonly CampaignRow[],
): string | undefined {
  const folders = page.split('/').slice(0, -1);
  return campaigns.find(({id}) => folders.includes(id))?.id;
}

/** Finds the campaign of a file by its path under static/. */
export function findFileCampaign(
  path: string,
  campaigns: readonly CampaignRow[],
): string | undefined {
  return campaigns.find(({sheet}) =>
    path.startsWith(sheet.replace(/[^/]+$/, '')),
  )?.id;
}
