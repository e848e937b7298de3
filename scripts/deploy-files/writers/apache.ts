import {
  REVALIDATE,
  listCommonHeaders,
  IMMUTABLE,
  immutableFolders,
  mediaTypes,
  NOT_FOUND_PAGE,
  needsCharset,
  textExtensions,
} from '../hosting';
import {GENERATED_NOTE, type DeployedSite, type HostFile} from '../site';

function escapeDots(path: string): string {
  return path.replaceAll('.', String.raw`\.`);
}

function listTypeLines(): readonly string[] {
  return Object.entries(mediaTypes).flatMap(([extension, type]) => [
    `AddType ${type} .${extension}`,
    ...(needsCharset(type) ? [`AddCharset utf-8 .${extension}`] : []),
  ]);
}

/** Rules that serve a compressed copy if the browser accepts its encoding and requests the whole file. */
function listCompressionRules(
  encoding: string,
  extension: string,
): readonly string[] {
  return [
    'RewriteCond %{HTTP:Range} ^$',
    `RewriteCond %{HTTP:Accept-Encoding} (?:^|[\\s,])${encoding}(?:[\\s,;]|$)`,
    `RewriteCond %{HTTP:Accept-Encoding} !(?:^|[\\s,])${encoding}\\s*;\\s*q=0(?:\\.0*)?(?:[\\s,]|$)`,
    `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `RewriteRule ^(.+)$ $1.${extension} [L]`,
  ];
}

/** Lists redirects from former addresses. */
function listMovedRules({basePath, moved}: DeployedSite): readonly string[] {
  return moved.map(
    ({from, to}) =>
      `RewriteRule ^${escapeDots(from.slice(1))}$ ${basePath}${to.slice(1)} [R=301,L]`,
  );
}

/**
 * Writes the `.htaccess` file. It needs the modules headers, rewrite, mime and dir.
 *
 * Rewritten paths pass through all rules again, so conditions on the original path use
 * `THE_REQUEST`, which never changes.
 *
 * @see https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
 * @see https://httpd.apache.org/docs/2.4/mod/mod_headers.html
 */
function writeSettings(site: DeployedSite): string {
  const {basePath, policy} = site;
  const headers = listCommonHeaders(policy).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  );
  const immutable = immutableFolders
    .map((folder) => escapeDots(folder.slice(1)))
    .join('|');
  return `# ${GENERATED_NOTE}. Run it after each build, because the policy depends on the pages.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
AcceptPathInfo Off
ErrorDocument 403 ${basePath}${NOT_FOUND_PAGE}
ErrorDocument 404 ${basePath}${NOT_FOUND_PAGE}
${headers.join('\n')}
Header always set Cache-Control "${REVALIDATE}"
# Cache headers; responses other than the file are always revalidated.
Header always set Cache-Control "${IMMUTABLE}" "expr=%{REQUEST_URI} =~ m#^${escapeDots(basePath)}(?:${immutable})# && %{REQUEST_STATUS} -in {'200','206','304'}"

${listTypeLines().join('\n')}
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
<FilesMatch "\\.(?:${textExtensions.join('|')})(?:\\.(?:br|gz))?$">
  Header always merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On
RewriteBase ${basePath}
# Compressed copies, and these settings, must not be served under their own addresses.
RewriteCond %{THE_REQUEST} "\\s\\S*\\.(?:br|gz)[?\\s]"
RewriteRule \\.(?:br|gz)$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
${['# Former addresses, and other spellings.', ...listMovedRules(site)].join('\n')}
RewriteCond %{THE_REQUEST} "\\s[^?\\s]*index\\.html[?\\s]"
RewriteRule ^((?:[\\w.~/-]+/)?)index\\.html$ ${basePath}$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}${basePath}$1/index.html -f
RewriteRule ^(.*[^/])$ ${basePath}$1/ [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}${basePath}$1/index.html !-f
RewriteCond %{DOCUMENT_ROOT}${basePath}$1.html -f
RewriteRule ^(.*?[^/])/*$ ${basePath}$1.html [R=301,L]
# Compressed copies.
RewriteRule \\.(?:br|gz)$ - [L]
${[...listCompressionRules('br', 'br'), ...listCompressionRules('gzip', 'gz')].join('\n')}
`;
}

/** Writes a virtual host that allows `.htaccess` files. */
function writeVirtualHost({host, basePath, root, port}: DeployedSite): string {
  return `# ${GENERATED_NOTE}
# Copy the built site to ${root}${basePath}, with the .htaccess in it. Modules: a2enmod headers rewrite
<VirtualHost *:${port ?? 80}>
  ServerName ${host}
  DocumentRoot ${root}
  <Directory ${root}>
    Require all granted
    Options SymLinksIfOwnerMatch
    AllowOverride All
  </Directory>
</VirtualHost>
`;
}

/** Writes the files for Apache. */
export function writeApacheFiles(site: DeployedSite): readonly HostFile[] {
  return [
    {place: 'build', path: '.htaccess', text: writeSettings(site)},
    {
      place: 'project',
      path: 'deploy/apache.conf',
      text: writeVirtualHost(site),
    },
  ];
}
