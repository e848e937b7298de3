import {
  ASK_ANEW,
  headersOfAll,
  KEEP,
  keptFolders,
  mediaTypes,
  needsCharset,
  textEndings,
} from '../hosting';
import {MARK, type DeployedSite, type HostFile} from '../site';

function quoted(path: string): string {
  return path.replaceAll('.', String.raw`\.`);
}

function typeLines(): readonly string[] {
  return Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `AddType ${type} .${ending}`,
    ...(needsCharset(type) ? [`AddCharset utf-8 .${ending}`] : []),
  ]);
}

/** Sends a compressed copy that lies beside a file, where the browser reads its kind and asks for all of it. */
function copyRules(encoding: string, ending: string): readonly string[] {
  return [
    'RewriteCond %{HTTP:Range} ^$',
    `RewriteCond %{HTTP:Accept-Encoding} (?:^|[\\s,])${encoding}(?:[\\s,;]|$)`,
    `RewriteCond %{HTTP:Accept-Encoding} !(?:^|[\\s,])${encoding}\\s*;\\s*q=0(?:\\.0*)?(?:[\\s,]|$)`,
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    `RewriteRule ^(.+)$ $1.${ending} [L]`,
  ];
}

/**
 * The settings that travel with the site. Modules: headers, rewrite, mime, dir.
 *
 * Read as in https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html and
 * https://httpd.apache.org/docs/2.4/mod/mod_headers.html. A path that was rewritten meets all rules
 * again: those for what readers asked for read `THE_REQUEST`, which stays the same.
 */
function settings({basePath, policy}: DeployedSite): string {
  const headers = headersOfAll(policy).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  );
  const kept = keptFolders.map((folder) => quoted(folder.slice(1))).join('|');
  return `# ${MARK}, anew with each build: the policy follows from its pages.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
AcceptPathInfo Off
ErrorDocument 403 ${basePath}404.html
ErrorDocument 404 ${basePath}404.html

${headers.join('\n')}
Header always set Cache-Control "${ASK_ANEW}"
# How long browsers keep a file: an answer that is not the file is asked for anew.
Header always set Cache-Control "${KEEP}" "expr=%{REQUEST_URI} =~ m#^${quoted(basePath)}(?:${kept})# && %{REQUEST_STATUS} -in {'200','206','304'}"

${typeLines().join('\n')}
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
<FilesMatch "\\.(?:${textEndings.join('|')})(?:\\.(?:br|gz))?$">
  Header always merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On
RewriteBase ${basePath}
# Compressed copies, and these settings, have no address of their own.
RewriteCond %{THE_REQUEST} "\\s\\S*\\.(?:br|gz)[?\\s]"
RewriteRule \\.(?:br|gz)$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
# Other spellings of an address.
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
${[...copyRules('br', 'br'), ...copyRules('gzip', 'gz')].join('\n')}
`;
}

/** A host of Apache that lets the site bring its settings. */
function virtualHost({host, basePath, root, port}: DeployedSite): string {
  return `# ${MARK}
# The built site belongs into ${root}${basePath}, with the .htaccess in it. Modules: a2enmod headers rewrite
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

/** The files that Apache reads. */
export function apache(site: DeployedSite): readonly HostFile[] {
  return [
    {place: 'build', path: '.htaccess', text: settings(site)},
    {place: 'project', path: 'deploy/apache.conf', text: virtualHost(site)},
  ];
}
