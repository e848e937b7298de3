import {createHash} from 'node:crypto';

/** What the browser runs or follows, by the type of a script; everything else is data. */
const runs =
  /^(?:module|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

const script = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;

/** Whether a script with these attributes runs what stands in it. */
function isInline(attributes: string): boolean {
  const {type = ''} =
    /\stype=["']?(?<type>[^"'\s>]*)/i.exec(attributes)?.groups ?? {};
  return !/\ssrc=/i.test(attributes) && runs.test(type);
}

/** The scripts that stand in the markup of a page and run. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(script)]
    .filter(({groups}) => isInline(groups?.['attributes'] ?? ''))
    .map(({groups}) => groups?.['text'] ?? '');
}

/** Names a script by what it says, as a policy does. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The scripts that frames of a page run, by the hashes that it gives for them. */
export function frameHashes(html: string): readonly string[] {
  return [...html.matchAll(/data-script-hashes="(?<hashes>[^"]*)"/g)].flatMap(
    ({groups}) =>
      (groups?.['hashes'] ?? '').split(' ').map((hash) => `'${hash}'`),
  );
}
