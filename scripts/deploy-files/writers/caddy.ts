import {
  ASK_ANEW,
  headersOfAll,
  KEEP,
  keptFolders,
  mediaTypes,
  typeOf,
} from '../hosting';
import {MARK, type DeployedSite, type HostFile} from '../site';

function headerLines(policy: string): readonly string[] {
  return headersOfAll(policy).map(
    ([name, value]) => `header ${name} "${value}"`,
  );
}

function typeLines(): readonly string[] {
  return Object.keys(mediaTypes).flatMap((ending) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${typeOf(`.${ending}`) ?? ''}"`,
  ]);
}

function indented(lines: readonly string[], tabs: number): string {
  return lines.map((line) => `${'\t'.repeat(tabs)}${line}`).join('\n');
}

/**
 * Other spellings of an address: `route` keeps the order, and a rewrite before the redirect keeps
 * what stands behind a question mark. Conditions of one block are asked in any order, so what one
 * has found is used in a block below.
 */
function spellings(basePath: string): readonly string[] {
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

/** What is answered where there is no such file: headers begin anew there. */
function errorLines({basePath, policy}: DeployedSite): readonly string[] {
  return [
    'handle_errors {',
    '\troute {',
    ...headerLines(policy).map((line) => `\t\t${line}`),
    `\t\theader Cache-Control "${ASK_ANEW}"`,
    '\t\theader -Server',
    `\t\theader Content-Type "${typeOf('404.html') ?? ''}"`,
    `\t\trewrite * ${basePath}404.html`,
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t\tstatus 404',
    '\t\t}',
    '\t}',
    '}',
  ];
}

/** Headers, from the most common to the rarest: `route` keeps the order, and the last one stands. */
function allHeaderLines({basePath, policy}: DeployedSite): readonly string[] {
  const base = basePath.slice(0, -1);
  const kept = keptFolders.map((folder) => `${base}${folder}*`).join(' ');
  return [
    ...headerLines(policy),
    'header -Server',
    `header Cache-Control "${ASK_ANEW}"`,
    `@kept path ${kept}`,
    `header @kept Cache-Control "${KEEP}"`,
    ...typeLines(),
  ];
}

/**
 * The block of a site. A name as its address brings a certificate by itself.
 *
 * Read as in https://caddyserver.com/docs/caddyfile/directives/file_server,
 * https://caddyserver.com/docs/caddyfile/directives/route and
 * https://caddyserver.com/docs/caddyfile/directives/handle_errors.
 */
function block(site: DeployedSite): string {
  const {host, basePath, root, port} = site;
  return `# ${MARK}, anew with each build: the policy follows from its pages.
# The built site belongs into ${root}${basePath}.
${port === undefined ? host : `:${port}`} {
	root * ${root}
	route {
${basePath === '/' ? '' : `\t\tredir / ${basePath} 302\n`}
		# Compressed copies and hidden files have no address of their own.
		@hidden path_regexp (?:\\.(?:br|gz)$|/\\.|[\\x00-\\x1f])
		error @hidden 404
		@beside not path ${basePath === '/' ? '/*' : `${basePath.slice(0, -1)} ${basePath}*`}
		error @beside 404

${indented(spellings(basePath), 2)}

${indented(allHeaderLines(site), 2)}
		file_server {
			disable_canonical_uris
			precompressed br gzip
		}
	}
${indented(errorLines(site), 1)}
}
`;
}

/** The files that Caddy reads. */
export function caddy(site: DeployedSite): readonly HostFile[] {
  return [{place: 'project', path: 'deploy/Caddyfile', text: block(site)}];
}
