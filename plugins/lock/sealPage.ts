import {join, relative} from 'node:path';
import type {MadeFile} from './tree/readModule';
import type {Once} from './tree/remembering';
import {runPage, type PageEnvironment} from './tree/runPage';
import {serializeTree} from './tree/serializeTree';
import {listScriptHashes, type TreeNode} from './tree/tree';
import {pageSecret} from './check/listSecrets';
import type {Secret} from './check/phrases';
import {toBase64} from './format/base64';
import {canonicalPath} from './format/paths';
import type {SealedPayload} from './format/payload';
import {sealJson} from './format/sealing';
import {sealedPart} from './publicPart';
import type {Sealing} from './sealing';
import type {ScopeKey} from './scopeKeys';
import type {SealedFile} from './sealArea';

/** A page of a locked area, as the docs plugin knows its stub. */
export type LockedPage = {
  /** Path of the file from the root of the project. */
  readonly source: string;
  /** Path in the folder of the area. */
  readonly path: string;
  readonly title: string;
  /** Address on the site, without the base path. */
  readonly address: string;
};

/** The functions that sealing a page needs. */
export type PageSealing = PageEnvironment &
  Pick<Sealing, 'describe'> & {readonly once: Once<string>};

/** The public form of a page, and its secrets. */
export type SealedText = LockedPage & {
  readonly scope: string;
  /** The sealed payload, base64. */
  readonly data: string;
  /** The hashes of its demo scripts, in the syntax of a content security policy. */
  readonly hashes: readonly string[];
  readonly secret: Secret;
  readonly made: readonly MadeFile[];
  readonly tree: TreeNode;
};

/**
 * Returns the address of a file in the tree; for a locked file, the address of its ciphertext.
 *
 * @throws Error if the page would need a key that its readers do not have.
 */
function addressing(
  page: string,
  key: ScopeKey,
  files: readonly SealedFile[],
): (address: string) => string {
  const byAddress = new Map(files.map((file) => [file.address, file]));
  return (address) => {
    const bare = address.replace(/^pathname:\/\//, '');
    const [path = '', ...rest] = bare.split(/(?=[#?])/);
    const found = byAddress.get(path);
    if (found === undefined) {
      return address;
    }
    if (found.scope !== key.scope) {
      throw new Error(
        `${page}: found "${path}", which is locked with the password of ${found.scope}, expected a file of ${key.scope}.`,
      );
    }
    return found.file.link + rest.join('');
  };
}

/**
 * Encrypts a page for its address.
 *
 * @throws Error naming page and line if something on it cannot be locked.
 */
export async function sealPage(
  sealing: PageSealing,
  page: LockedPage,
  {key, files}: {readonly key: ScopeKey; readonly files: readonly SealedFile[]},
): Promise<SealedText> {
  const {source, address} = page;
  const {scope, contentKey} = key;
  const ran = await runPage(sealing, join(sealing.siteDir, source));
  const texts: string[] = [];
  const tree = serializeTree(
    {
      pathOf: (file) => relative(sealing.siteDir, file),
      addressOf: addressing(source, key, files),
      open: ran.open,
      onText: (text) => texts.push(text),
    },
    ran.content,
  );
  const {contentTitle, frontMatter, toc, made} = ran;
  const payload: SealedPayload = {
    title: page.title,
    ...(contentTitle !== undefined && {contentTitle}),
    frontMatter: sealedPart(frontMatter),
    toc,
    tree,
    files: files.filter((each) => each.scope === scope).map(({file}) => file),
    metadata: await sealing.describe(source, frontMatter),
  };
  const place = {scope, address: canonicalPath(address)};
  const data = await sealing.once(
    `${scope} ${address}`,
    JSON.stringify(payload),
    async () => toBase64(await sealJson(contentKey, payload, place)),
  );
  return {
    ...page,
    scope,
    data,
    hashes: listScriptHashes(tree),
    secret: pageSecret({...ran, where: source, tree, texts}),
    made,
    tree,
  };
}
