import {createHash} from 'node:crypto';

/** What the browser runs or follows, by the type of a script; everything else is data. */
const runs =
  /^(?:module|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

const script = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;

/** Tells whether the browser runs the content of a script with these attributes. */
function isInline(attributes: string): boolean {
  const {type = ''} =
    /\stype=["']?(?<type>[^"'\s>]*)/i.exec(attributes)?.groups ?? {};
  return !/\ssrc=/i.test(attributes) && runs.test(type);
}

/** Lists the inline scripts of a page that the browser runs. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(script)]
    .filter(({groups}) => isInline(groups?.['attributes'] ?? ''))
    .map(({groups}) => groups?.['text'] ?? '');
}

/** Names a script by what it says, as a policy does. */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** A hash as a policy names it: 32 bytes in base64, and nothing else. */
const hash = /^sha256-[A-Za-z\d+/]{43}=$/;

/** Wraps a hash in quotes for a policy. */
function quoteHash(found: string): string {
  if (!hash.test(found)) {
    throw new Error(
      `found ${JSON.stringify(found)} among the hashes of a demo, expected sha256- and 43 characters of base64 and =: anything else would widen the policy of the whole site.`,
    );
  }
  return `'${found}'`;
}

/**
 * The scripts that frames of a page run, by the hashes that it gives for them.
 *
 * @throws Error where it gives something else.
 */
export function frameHashes(html: string): readonly string[] {
  const given = html.matchAll(
    /\sdata-script-hashes=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>"]+))/g,
  );
  return [...given].flatMap(({groups}) =>
    (groups?.['quoted'] ?? groups?.['bare'] ?? '').split(' ').map(quoteHash),
  );
}
