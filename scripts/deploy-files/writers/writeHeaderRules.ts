import {listCommonHeaders, IMMUTABLE, immutableFolders} from '../hosting';
import {GENERATED_NOTE, type DeployedSite} from '../site';

/** Limits of Cloudflare for a `_headers` file: rules, and characters per line. */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

function formatRule(path: string, lines: readonly string[]): string {
  return [path, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * Writes a `_headers` file. Hosts join the values of all matching rules, so each path may have
 * only one rule per header; both hosts revalidate all other files by default.
 *
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 * @throws Error if a host would ignore a rule or a line.
 */
export function writeHeaderRules({basePath, policy}: DeployedSite): string {
  const base = basePath.slice(0, -1);
  const common = listCommonHeaders(policy).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const tooLong = common.find((line) => line.length > MAX_LINE_LENGTH - 2);
  if (tooLong !== undefined) {
    throw new Error(
      `found a header of ${tooLong.length} characters (${tooLong.slice(0, 40)}…), expected at most ${MAX_LINE_LENGTH - 2}: the host would leave it out.`,
    );
  }
  const rules = [
    formatRule(`${base}/*`, common),
    ...immutableFolders.map((folder) =>
      formatRule(`${base}${folder}*`, [`Cache-Control: ${IMMUTABLE}`]),
    ),
  ];
  if (rules.length > MAX_RULES) {
    throw new Error(
      `found ${rules.length} rules of headers, expected at most ${MAX_RULES}: the host would leave out the others.`,
    );
  }
  return `# ${GENERATED_NOTE}. Run it after each build.\n${rules.join('\n')}\n`;
}
