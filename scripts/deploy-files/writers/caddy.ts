import {
  REVALIDATE,
  listCommonHeaders,
  IMMUTABLE,
  immutableFolders,
  mediaTypes,
  NOT_FOUND_PAGE,
  getMediaType,
} from '../hosting';
import {GENERATED_NOTE, type DeployedSite, type HostFile} from '../site';

function listHeaderLines(policy: string): readonly string[] {
  return listCommonHeaders(policy).map(
    ([name, value]) => `header ${name} "${value}"`,
  );
}

function listTypeLines(): readonly string[] {
  return Object.keys(mediaTypes).flatMap((extension) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type "${getMediaType(`.${extension}`) ?? ''}"`,
  ]);
}

function indentLines(lines: readonly string[], tabs: number): string {
  return lines.map((line) => `${'\t'.repeat(tabs)}${line}`).join('\n');
}

/**
 * Lists the redirects of other spellings. A rewrite before each redirect keeps the query.
 * Matchers of one block run in any order, so captures are used in a nested block.
 */
function listRedirectLines(basePath: string): readonly string[] {
  const base = basePath.slice(0, -1);
  return [
    `@index path_regexp index ^(${base}/(?:.*/)?)index\\.html$`,
    'route @index {',
    '\trewrite * {http.regexp.index.1}',
    '\tredir {uri} 301',
    '}',
    '@bare path_regexp bare ^(/.*[^/])/*$',
    'route @bare {',
    '\t@page {',
    '\t\tnot file {path} {path}/index.html',
    '\t\tfile {http.regexp.bare.1}.html',
    '\t}',
    '\troute @page {',
    '\t\trewrite * {http.regexp.bare.1}.html',
    '\t\tredir {uri} 301',
    '\t}',
    '}',
    '@folder {',
    '\tnot path */',
    '\tfile {path}/index.html',
    '}',
    'route @folder {',
    '\trewrite * {path}/',
    '\tredir {uri} 301',
    '}',
  ];
}

/** Lists the redirects of former addresses. */
function listMovedLines({basePath, moved}: DeployedSite): readonly string[] {
  const base = basePath.slice(0, -1);
  return moved.flatMap(({from, to}, index) => [
    `@moved-${index} path ${base}${from}`,
    `route @moved-${index} {`,
    `\trewrite * ${base}${to}`,
    '\tredir {uri} 301',
    '}',
  ]);
}

/** Lists the directives for missing files, which must set all headers again. */
function listErrorLines({basePath, policy}: DeployedSite): readonly string[] {
  return [
    'handle_errors {',
    '\troute {',
    ...listHeaderLines(policy).map((line) => `\t\t${line}`),
    `\t\theader Cache-Control "${REVALIDATE}"`,
    '\t\theader -Server',
    `\t\theader Content-Type "${getMediaType('404.html') ?? ''}"`,
    `\t\trewrite * ${basePath}${NOT_FOUND_PAGE}`,
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t\tstatus 404',
    '\t\t}',
    '\t}',
    '}',
  ];
}

/** Lists header directives, from general to specific, because the last one wins. */
function listAllHeaderLines({
  basePath,
  policy,
}: DeployedSite): readonly string[] {
  const base = basePath.slice(0, -1);
  const immutable = immutableFolders
    .map((folder) => `${base}${folder}*`)
    .join(' ');
  return [
    ...listHeaderLines(policy),
    'header -Server',
    `header Cache-Control "${REVALIDATE}"`,
    `@kept path ${immutable}`,
    `header @kept Cache-Control "${IMMUTABLE}"`,
    ...listTypeLines(),
  ];
}

/**
 * Writes the block of a site. If its address is a host name, Caddy obtains a certificate.
 *
 * @see https://caddyserver.com/docs/caddyfile/directives/file_server
 * @see https://caddyserver.com/docs/caddyfile/directives/route
 * @see https://caddyserver.com/docs/caddyfile/directives/handle_errors
 */
function writeSiteBlock(site: DeployedSite): string {
  const {host, basePath, root, port} = site;
  return `# ${GENERATED_NOTE}. Run it after each build, because the policy depends on the pages.
# Copy the built site to ${root}${basePath}.
${port === undefined ? host : `:${port}`} {
	root * ${root}
	route {
${basePath === '/' ? '' : `\t\tredir / ${basePath} 302\n`}
		# Compressed copies and hidden files must not be served under their own addresses.
		@hidden path_regexp (?:\\.(?:br|gz)$|/\\.|[\\x00-\\x1f])
		error @hidden 404
		@beside not path ${basePath === '/' ? '/*' : `${basePath.slice(0, -1)} ${basePath}*`}
		error @beside 404

${indentLines([...listMovedLines(site), ...listRedirectLines(basePath)], 2)}

${indentLines(listAllHeaderLines(site), 2)}
		file_server {
			disable_canonical_uris
			precompressed br gzip
		}
	}
${indentLines(listErrorLines(site), 1)}
}
`;
}

/** Writes the files for Caddy. */
export function writeCaddyFiles(site: DeployedSite): readonly HostFile[] {
  return [
    {place: 'project', path: 'deploy/Caddyfile', text: writeSiteBlock(site)},
  ];
}
