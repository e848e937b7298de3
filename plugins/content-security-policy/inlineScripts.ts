import {createHash} from 'node:crypto';

/** Script types that the browser executes or interprets; everything else is data. */
const runs = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;

const script = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;

/** Whether the browser executes a script with these attributes. */
function isInline(attributes: string): boolean {
  const {type = ''} =
    /\stype=["']?(?<type>[^"'\s>]*)/i.exec(attributes)?.groups ?? {};
  return !/\ssrc=/i.test(attributes) && runs.test(type);
}

/** Lists the executable inline scripts of a page. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(script)]
    .filter(({groups}) => isInline(groups?.['attributes'] ?? ''))
    .map(({groups}) => groups?.['text'] ?? '');
}

export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** A valid hash source: 32 bytes in base64. */
const hash = /^sha256-[A-Za-z\d+/]{43}=$/;

/** Quotes a hash for a policy. */
function quoteHash(found: string): string {
  if (!hash.test(found)) {
    throw new Error(
      `found ${JSON.stringify(found)} among the hashes of a demo, expected "sha256-", 43 characters of base64, and "=": anything else would loosen the policy of the whole site.`,
    );
  }
  return `'${found}'`;
}

/**
 * Returns the hashes of the scripts that frames of a page run, as declared in the page.
 *
 * @throws Error if a declared value is not a hash.
 */
export function frameHashes(html: string): readonly string[] {
  const given = html.matchAll(
    /\sdata-script-hashes=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>"]+))/g,
  );
  return [...given].flatMap(({groups}) =>
    (groups?.['quoted'] ?? groups?.['bare'] ?? '').split(' ').map(quoteHash),
  );
}
