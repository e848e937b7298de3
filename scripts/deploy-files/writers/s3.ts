import {
  ASK_ANEW,
  headersOfAll,
  KEEP,
  keptFolders,
  mediaTypes,
  typeOf,
} from '../hosting';
import {MARK, type DeployedSite, type HostFile} from '../site';
import {addressOf} from '../spellings';

/** The most signs of a policy that CloudFront sends, and of a function that it runs. */
const LONGEST_POLICY = 1783;
const LARGEST_FUNCTION = 10_240;

/**
 * A function at the edge: a bucket knows files alone, no folders and no other spellings.
 *
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 *
 * @throws Error where it is larger than CloudFront takes.
 */
function viewerRequest({basePath, pages}: DeployedSite): string {
  const folders = pages
    .map(addressOf)
    .filter((address) => address.endsWith('/'))
    .map((address) => basePath.slice(0, -1) + address);
  const text = `// ${MARK}, anew with each build.
var folders = ${JSON.stringify(folders)};

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
  if (text.length > LARGEST_FUNCTION) {
    throw new Error(
      `found a function of ${text.length} bytes for ${folders.length} folders, expected at most ${LARGEST_FUNCTION}: CloudFront takes no larger one.`,
    );
  }
  return text;
}

/** The headers of every answer, as \`aws cloudfront create-response-headers-policy\` reads them. */
function responseHeaders({host, policy}: DeployedSite): string {
  if (policy.length > LONGEST_POLICY) {
    throw new Error(
      `found a policy of ${policy.length} signs, expected at most ${LONGEST_POLICY}: CloudFront sends no longer one. Pages bring their own; leave it out of the header with --no-policy.`,
    );
  }
  const values = new Map(headersOfAll(policy));
  const referrer = values.get('Referrer-Policy') ?? '';
  return `${JSON.stringify(
    {
      Name: `site-${host.replaceAll('.', '-')}`,
      Comment: MARK,
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

/** Answers of a distribution where the bucket has no such file; without leave to list, S3 says 403. */
function errorPages({basePath}: DeployedSite): string {
  const items = [403, 404].map((code) => ({
    ErrorCode: code,
    ResponsePagePath: `${basePath}404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 10,
  }));
  return `${JSON.stringify({Quantity: items.length, Items: items}, null, 2)}\n`;
}

/** Uploads the files of one ending, which S3 itself gives no type or a wrong one. */
function uploadOf(ending: string, basePath: string): string {
  return `up "$FOLDER" "s3://$BUCKET${basePath}" --exclude "*" --include "*.${ending}" --cache-control "${ASK_ANEW}" --content-type "${typeOf(`.${ending}`) ?? ''}"`;
}

function keptUploads(basePath: string): readonly string[] {
  return keptFolders.flatMap((folder) => {
    const place = `"$FOLDER${folder}" "s3://$BUCKET${basePath.slice(0, -1)}${folder}"`;
    return [
      `if [ -d "$FOLDER${folder}" ]; then`,
      `  up ${place} --cache-control "${KEEP}" --exclude "*.mjs" --exclude "*.wasm"`,
      `  up ${place} --cache-control "${KEEP}" --exclude "*" --include "*.mjs" --content-type "${typeOf('.mjs') ?? ''}"`,
      `  up ${place} --cache-control "${KEEP}" --exclude "*" --include "*.wasm" --content-type "${typeOf('.wasm') ?? ''}"`,
      'fi',
    ];
  });
}

/**
 * The upload: what is kept first, pages last, so that no page names a script that is not there yet.
 * Nothing is deleted: who reads an older page still finds its scripts.
 */
function upload({basePath}: DeployedSite): string {
  const others = Object.keys(mediaTypes).filter((ending) => ending !== 'html');
  return `#!/usr/bin/env bash
# ${MARK}
# BUCKET=my-bucket DISTRIBUTION=E123 bash deploy/s3/upload.sh [folder of the build]
set -euo pipefail
: "\${BUCKET:?Say which bucket: BUCKET=my-bucket}" "\${DISTRIBUTION:?Say which distribution: DISTRIBUTION=E123}"
FOLDER="\${1:-build}"
[ -f "$FOLDER/index.html" ] || { echo "There is no built site in $FOLDER: run npm run build first." >&2; exit 1; }
up() { aws s3 cp --recursive --only-show-errors "$@"; }
${keptUploads(basePath).join('\n')}
KEPT=(${keptFolders.map((folder) => `--exclude "${folder.slice(1)}*"`).join(' ')})
${[...others, 'html'].map((ending) => `${uploadOf(ending, basePath)} "\${KEPT[@]}"`).join('\n')}
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "${basePath}*" > /dev/null
`;
}

/** The files that a bucket of S3 behind CloudFront is set up and filled with. */
export function s3(site: DeployedSite): readonly HostFile[] {
  const file = (name: string, text: string): HostFile => ({
    place: 'project',
    path: `deploy/s3/${name}`,
    text,
  });
  return [
    file('viewer-request.js', viewerRequest(site)),
    file('response-headers.json', responseHeaders(site)),
    file('error-pages.json', errorPages(site)),
    file('upload.sh', upload(site)),
  ];
}
