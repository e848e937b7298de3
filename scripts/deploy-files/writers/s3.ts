import {
  REVALIDATE,
  listCommonHeaders,
  IMMUTABLE,
  immutableFolders,
  mediaTypes,
  getMediaType,
} from '../hosting';
import {GENERATED_NOTE, type DeployedSite, type HostFile} from '../site';
import {getPageAddress} from '../spellings';

/** Limits of CloudFront: characters of a policy, and bytes of a function. */
const MAX_POLICY_LENGTH = 1783;
const MAX_FUNCTION_SIZE = 10_240;

/**
 * Writes an edge function for folders, former addresses and other spellings, because a bucket knows only files.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 *
 * @throws Error if it exceeds the limit of CloudFront.
 */
function writeViewerRequest({basePath, pages, moved}: DeployedSite): string {
  const base = basePath.slice(0, -1);
  const folders = pages
    .map(getPageAddress)
    .filter((address) => address.endsWith('/'))
    .map((address) => base + address);
  const targets = Object.fromEntries(
    moved.map(({from, to}) => [base + from, base + to]),
  );
  const text = `// ${GENERATED_NOTE}. Run it after each build.
var folders = ${JSON.stringify(folders)};
var moved = ${JSON.stringify(targets)};

function lead(request, path) {
  var query = Object.keys(request.querystring)
    .map(function (name) {
      var value = request.querystring[name].value;
      return value === '' ? name : name + '=' + value;
    })
    .join('&');
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {location: {value: query === '' ? path : path + '?' + query}},
  };
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (Object.prototype.hasOwnProperty.call(moved, path)) {
    return lead(request, moved[path]);
  }
  if (folders.indexOf(path) >= 0) {
    request.uri = path + 'index.html';
    return request;
  }
  if (folders.indexOf(path + '/') >= 0) {
    return lead(request, path + '/');
  }
  if (path.slice(-11) === '/index.html') {
    return folders.indexOf(path.slice(0, -10)) >= 0
      ? lead(request, path.slice(0, -10))
      : request;
  }
  var bare = path.replace(/\\/+$/, '');
  var isPage = /^[\\w.~/-]+$/.test(bare) && bare.slice(0, 2) !== '//';
  return isPage && /\\/[^/.]+$/.test(bare) ? lead(request, bare + '.html') : request;
}
`;
  if (text.length > MAX_FUNCTION_SIZE) {
    throw new Error(
      `found a function of ${text.length} bytes for ${folders.length} folders and ${moved.length} former addresses, expected at most ${MAX_FUNCTION_SIZE}: CloudFront takes no larger one.`,
    );
  }
  return text;
}

/** Writes a response headers policy for CloudFront. */
function writeResponseHeaders({host, policy}: DeployedSite): string {
  if (policy.length > MAX_POLICY_LENGTH) {
    throw new Error(
      `found a policy of ${policy.length} characters, expected at most ${MAX_POLICY_LENGTH}: CloudFront sends no longer one. Pages bring their own; leave it out of the header with --no-policy.`,
    );
  }
  const values = new Map(listCommonHeaders(policy));
  const referrer = values.get('Referrer-Policy') ?? '';
  return `${JSON.stringify(
    {
      Name: `site-${host.replaceAll('.', '-')}`,
      Comment: GENERATED_NOTE,
      SecurityHeadersConfig: {
        ...(policy !== '' && {
          ContentSecurityPolicy: {
            Override: true,
            ContentSecurityPolicy: policy,
          },
        }),
        ContentTypeOptions: {Override: true},
        ReferrerPolicy: {Override: true, ReferrerPolicy: referrer},
      },
    },
    null,
    2,
  )}\n`;
}

/** Writes the error pages; S3 answers 403 for missing files if it may not list the bucket. */
function writeErrorPages({basePath}: DeployedSite): string {
  const items = [403, 404].map((code) => ({
    ErrorCode: code,
    ResponsePagePath: `${basePath}404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  }));
  return `${JSON.stringify({Quantity: items.length, Items: items}, null, 2)}\n`;
}

/** Formats the upload of files with one extension, with the correct media type. */
function formatUpload(extension: string, basePath: string): string {
  return `up "$FOLDER" "s3://$BUCKET${basePath}" --exclude "*" --include "*.${extension}" --cache-control "${REVALIDATE}" --content-type "${getMediaType(`.${extension}`) ?? ''}"`;
}

function formatImmutableUploads(basePath: string): readonly string[] {
  return immutableFolders.flatMap((folder) => {
    const paths = `"$FOLDER${folder}" "s3://$BUCKET${basePath.slice(0, -1)}${folder}"`;
    return [
      `if [ -d "$FOLDER${folder}" ]; then`,
      `  up ${paths} --cache-control "${IMMUTABLE}" --exclude "*.mjs" --exclude "*.wasm"`,
      `  up ${paths} --cache-control "${IMMUTABLE}" --exclude "*" --include "*.mjs" --content-type "${getMediaType('.mjs') ?? ''}"`,
      `  up ${paths} --cache-control "${IMMUTABLE}" --exclude "*" --include "*.wasm" --content-type "${getMediaType('.wasm') ?? ''}"`,
      'fi',
    ];
  });
}

/**
 * Writes the upload script. Immutable files come first and pages last, so that no page refers to
 * a missing file; nothing is deleted, because open pages may still need older scripts.
 */
function writeUploadScript({basePath}: DeployedSite): string {
  const others = Object.keys(mediaTypes).filter(
    (extension) => extension !== 'html',
  );
  return `#!/usr/bin/env bash
# ${GENERATED_NOTE}
# BUCKET=my-bucket DISTRIBUTION=E123 bash deploy/s3/upload.sh [folder of the build]
set -euo pipefail
: "\${BUCKET:?Say which bucket: BUCKET=my-bucket}" "\${DISTRIBUTION:?Say which distribution: DISTRIBUTION=E123}"
FOLDER="\${1:-build}"
[ -f "$FOLDER/index.html" ] || { echo "There is no built site in $FOLDER: run npm run build first." >&2; exit 1; }
up() { aws s3 cp --recursive --only-show-errors "$@"; }
${formatImmutableUploads(basePath).join('\n')}
KEPT=(${immutableFolders.map((folder) => `--exclude "${folder.slice(1)}*"`).join(' ')})
${[...others, 'html'].map((extension) => `${formatUpload(extension, basePath)} "\${KEPT[@]}"`).join('\n')}
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "${basePath}*" > /dev/null
`;
}

/** Writes the files for a bucket of S3 behind CloudFront. */
export function writeS3Files(site: DeployedSite): readonly HostFile[] {
  const file = (name: string, text: string): HostFile => ({
    place: 'project',
    path: `deploy/s3/${name}`,
    text,
  });
  return [
    file('viewer-request.js', writeViewerRequest(site)),
    file('response-headers.json', writeResponseHeaders(site)),
    file('error-pages.json', writeErrorPages(site)),
    file('upload.sh', writeUploadScript(site)),
  ];
}
