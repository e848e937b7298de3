import {
  ASK_ANEW,
  headersOfAll,
  KEEP,
  keptFolders,
  mediaTypes,
  needsCharset,
} from '../hosting';
import {MARK, type DeployedSite, type HostFile} from '../site';

/** Escapes what means something in a regular expression. */
function quoted(path: string): string {
  return path.replaceAll(/[.+*?()[\]{}|^$\\-]/g, String.raw`\$&`);
}

function mediaTypeLines(): readonly string[] {
  return Object.entries(mediaTypes).map(
    ([ending, type]) => `    ${type} ${ending};`,
  );
}

/** What paths lead to: files, folders, other spellings of both, and nothing. */
function locations(basePath: string): string {
  const base = basePath.slice(0, -1);
  const root = `
  location = / {
    return 302 ${basePath};
  }
`;
  return `  error_page 400 403 404 =404 ${base}/404.html;
${base === '' ? '' : root}
  # Compressed copies and hidden files have no address of their own.
  location ~ (?:\\.(?:br|gz)$|/\\.(?!well-known/)) {
    return 404;
  }

  location ~ ^(?<site_folder>${quoted(base)}/(?:[\\w.~-]+/)*)index\\.html$ {
    return 301 $site_folder$is_args$args;
  }

  location ${basePath} {
    try_files $uri \${uri}index.html @spelled;
  }

  location @spelled {
    if (-f $document_root$site_bare/index.html) {
      return 301 $site_bare/$is_args$args;
    }
    if (-f $document_root$site_bare.html) {
      return 301 $site_bare.html$is_args$args;
    }
    return 404;
  }`;
}

/** What is known of a path before a server block is chosen. */
function maps(basePath: string): string {
  const base = quoted(basePath.slice(0, -1));
  return `# How long browsers keep a file. An answer that is not the file says nothing of it, and is not kept.
map $uri $site_caching {
  default "${ASK_ANEW}";
  "~^${base}(?:${keptFolders.map(quoted).join('|')})" "${KEEP}";
}

# The address without slashes at its end.
map $uri $site_bare {
  "~(?s)^(?<site_without_slash>.*?)/*$" $site_without_slash;
}`;
}

/**
 * The block of a server. Files are compressed beforehand (`gzip_static`, which Debian's nginx has).
 * `try_files` looks for a file and for the page of a folder before other spellings are thought of.
 *
 * Read as in https://nginx.org/en/docs/http/ngx_http_core_module.html and
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html: headers stand in one place, since a
 * block that adds one of its own takes none from outside.
 */
function server({host, basePath, policy, root, port}: DeployedSite): string {
  const headers = headersOfAll(policy).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const charset = new Set(Object.values(mediaTypes).filter(needsCharset));
  charset.delete('text/html');
  return `# ${MARK}, anew with each build: the policy follows from its pages.
# The built site belongs into ${root}${basePath}. For a certificate: certbot --nginx -d ${host}

${maps(basePath)}

server {
  listen ${port ?? 80};
  listen [::]:${port ?? 80};
  server_name ${port === undefined ? host : '_'};
  root ${root};
  index index.html;
  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;
  charset utf-8;
  charset_types ${[...charset].join(' ')};

${headers.join('\n')}
  add_header Cache-Control $site_caching;

  types {
${mediaTypeLines().join('\n')}
  }
  default_type application/octet-stream;

${locations(basePath)}
}
`;
}

/** The files that nginx reads. */
export function nginx(site: DeployedSite): readonly HostFile[] {
  return [{place: 'project', path: 'deploy/nginx.conf', text: server(site)}];
}
