import {headersOfAll, KEEP, keptFolders} from '../hosting';
import {MARK, type DeployedSite} from '../site';

/** Rules and signs that Cloudflare reads of one file of headers. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

function rule(path: string, lines: readonly string[]): string {
  return [path, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * The text of a `_headers` file. Where several rules match, hosts join what they say of one header,
 * so that no path gets two rules for one: what is not kept, both hosts have asked anew by themselves.
 *
 * Read as in https://docs.netlify.com/manage/routing/headers/ and
 * https://developers.cloudflare.com/workers/static-assets/headers/.
 *
 * @throws Error where a host would leave out a rule or a line.
 */
export function headerRules({basePath, policy}: DeployedSite): string {
  const base = basePath.slice(0, -1);
  const all = headersOfAll(policy).map(([name, value]) => `${name}: ${value}`);
  const tooLong = all.find((line) => line.length > LONGEST_LINE - 2);
  if (tooLong !== undefined) {
    throw new Error(
      `found a header of ${tooLong.length} signs (${tooLong.slice(0, 40)}…), expected at most ${LONGEST_LINE - 2}: the host would leave it out.`,
    );
  }
  const rules = [
    rule(`${base}/*`, all),
    ...keptFolders.map((folder) =>
      rule(`${base}${folder}*`, [`Cache-Control: ${KEEP}`]),
    ),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(
      `found ${rules.length} rules of headers, expected at most ${MOST_RULES}: the host would leave out the others.`,
    );
  }
  return `# ${MARK}, anew with each build.\n${rules.join('\n')}\n`;
}
