import {
  REVALIDATE,
  listCommonHeaders,
  IMMUTABLE,
  immutableFolders,
  mediaTypes,
  NOT_FOUND_PAGE,
  needsCharset,
} from '../hosting';
import {GENERATED_NOTE, type DeployedSite, type HostFile} from '../site';

/** Escapes a path for use in a regular expression. */
function escapeRegExp(path: string): string {
  return path.replaceAll(/[.+*?()[\]{}|^$\\-]/g, String.raw`\$&`);
}

function listTypeLines(): readonly string[] {
  return Object.entries(mediaTypes).map(
    ([extension, type]) => `    ${type} ${extension};`,
  );
}

/** Writes a location for each former address. */
function writeMovedLocations(
  base: string,
  moved: DeployedSite['moved'],
): string {
  return moved
    .map(
      ({from, to}) => `
  location = ${base}${from} {
    return 301 ${base}${to}$is_args$args;
  }
`,
    )
    .join('');
}

/** Writes the locations for files, folders, redirects, and missing paths. */
function writeLocations({basePath, moved}: DeployedSite): string {
  const base = basePath.slice(0, -1);
  const root = `
  location = / {
    return 302 ${basePath};
  }
`;
  return `  error_page 400 403 404 =404 ${basePath}${NOT_FOUND_PAGE};
${base === '' ? '' : root}${writeMovedLocations(base, moved)}
  # Compressed copies and hidden files must not be served under their own addresses.
  location ~ (?:\\.(?:br|gz)$|/\\.(?!well-known/)) {
    return 404;
  }

  location ~ ^(?<site_folder>${escapeRegExp(base)}/(?:[\\w.~-]+/)*)index\\.html$ {
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

/** Writes the maps from paths to cache headers and to paths without slashes. */
function writeMaps(basePath: string): string {
  const base = escapeRegExp(basePath.slice(0, -1));
  return `# Cache headers by path.
map $uri $site_caching {
  default "${REVALIDATE}";
  "~^${base}(?:${immutableFolders.map(escapeRegExp).join('|')})" "${IMMUTABLE}";
}

# The address without slashes at its end.
map $uri $site_bare {
  "~(?s)^(?<site_without_slash>.*?)/*$" $site_without_slash;
}`;
}

/**
 * Writes the server block. All headers are set here, because a nested block with a header of its
 * own inherits none.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
function writeServerBlock(site: DeployedSite): string {
  const {host, basePath, policy, root, port} = site;
  const headers = listCommonHeaders(policy).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const charset = new Set(Object.values(mediaTypes).filter(needsCharset));
  charset.delete('text/html');
  return `# ${GENERATED_NOTE}. Run it after each build, because the policy depends on the pages.
# Copy the built site to ${root}${basePath}. For a certificate: certbot --nginx -d ${host}

${writeMaps(basePath)}

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
${listTypeLines().join('\n')}
  }
  default_type application/octet-stream;

${writeLocations(site)}
}
`;
}

/** Writes the files for nginx. */
export function writeNginxFiles(site: DeployedSite): readonly HostFile[] {
  return [
    {place: 'project', path: 'deploy/nginx.conf', text: writeServerBlock(site)},
  ];
}
