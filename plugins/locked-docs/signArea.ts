import {nameParts, type AreaParts} from '@engine/docs-lock/method/areaParts';
import type {SignedManifest} from '@engine/docs-lock/method/manifest';
import {getManifestPath} from '@engine/docs-lock/lockedFolders';
import type {SiteFiles} from './encryptedFiles';
import type {SealedArea} from './sealArea';
import type {Signing} from '@engine/docs-lock/seal/signing';

/** The sealed parts of an area, including those that only the repository holds. */
type Signable = SealedArea & Pick<AreaParts, 'stubs' | 'sources'>;

/** Signs the list of all sealed parts of an area. */
export async function signArea(
  {sign}: Signing,
  area: string,
  {scopes, texts, siteFiles, search, stubs, sources}: Signable,
): Promise<SignedManifest> {
  const [scope] = Object.values(scopes);
  const parts = await nameParts({
    area,
    scopes,
    pages: texts,
    search,
    files: siteFiles,
    ...(stubs && {stubs}),
    ...(sources && {sources}),
  });
  return sign({area, generation: scope?.generation ?? '', parts});
}

/** Adds the manifest to the files that it lists. */
export function withManifest(
  files: SiteFiles,
  area: string,
  signed: SignedManifest,
): SiteFiles {
  const bytes = Buffer.from(JSON.stringify(signed));
  return new Map([...files, [getManifestPath(area), bytes]]);
}
