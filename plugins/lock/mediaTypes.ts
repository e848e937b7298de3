const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jfif: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The media type of a file by its extension. No host sends it, because the page itself opens
 * decrypted files.
 */
export function mediaType(ending: string): string {
  const known = Object.hasOwn(types, ending) ? types[ending] : undefined;
  return known ?? 'application/octet-stream';
}
