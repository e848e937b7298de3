import type {Manifest} from '@engine/docs-lock/method/manifest';
import {nameScopePart, type Part} from '@engine/docs-lock/method/parts';
import {
  createSigningKey,
  signManifest,
  type SigningKey,
} from '@engine/docs-lock/method/signingKey';
import type {SealedScope} from '@engine/docs-lock/method/types';

/** What the build of a test has sealed, by area. */
const listed = new Map<string, Pick<Manifest, 'generation' | 'parts'>>();

type Signer = Pick<Manifest, 'by' | 'counter'> & {
  readonly pair?: Promise<SigningKey>;
};

const drawn = createSigningKey();
let signer: Signer = {by: 'build', counter: 1};

/** Changes who signs from now on. */
export function setSigner(next: Signer): void {
  signer = next;
}

/**
 * Adds a sealed part to the list, as a build does; a part of a new generation starts a new list.
 */
export async function list(
  area: string,
  scope: SealedScope,
  part: Part,
): Promise<void> {
  const {generation} = scope;
  const known = listed.get(area);
  const parts = known?.generation === generation ? known.parts : {};
  listed.set(area, {
    generation,
    parts: {
      ...parts,
      ...Object.fromEntries([await nameScopePart(scope), part]),
    },
  });
}

/** Returns the signed list of an area as it is published. */
export async function signedText(area: string): Promise<string> {
  const {by, counter, pair = drawn} = signer;
  const known = listed.get(area) ?? {generation: '', parts: {}};
  return JSON.stringify(
    await signManifest(await pair, {area, by, counter, ...known}),
  );
}

/** Lets the browser of a test fetch the signed lists of what was sealed in it. */
export function serveManifests(): void {
  const other = globalThis.fetch as typeof fetch | undefined;
  const answer = (address: string, ...rest: unknown[]): unknown => {
    const area = /(?<area>[^/]+)\.manifest\.json$/.exec(address)?.groups;
    return area === undefined
      ? other?.(address, ...(rest as [RequestInit?]))
      : Promise.resolve({
          ok: true,
          text: () => signedText(area['area'] ?? ''),
        });
  };
  Object.assign(globalThis, {fetch: answer});
}
