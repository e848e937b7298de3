import {nameParts, type AreaParts} from '@engine/docs-lock/method/areaParts';
import type {SignedManifest} from '@engine/docs-lock/method/manifest';
import {sitePathOfManifest} from '@engine/docs-lock/lockedFolders';
import type {SiteFiles} from './encryptedFiles';
import type {SealedArea} from './sealArea';
import type {Signing} from '@engine/docs-lock/seal/signing';

/** What is sealed of an area, and where it is for the repository the rest of it. */
type Signable = SealedArea & Pick<AreaParts, 'stubs' | 'sources'>;

/** Signs the list of all that is sealed of an area. */
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

/** Puts the signed list beside the files that it names. */
export function withManifest(
  files: SiteFiles,
  area: string,
  signed: SignedManifest,
): SiteFiles {
  const bytes = Buffer.from(JSON.stringify(signed));
  return new Map([...files, [sitePathOfManifest(area), bytes]]);
}
