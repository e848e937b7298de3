/** A run of UTF-16 letters, little- or big-endian. */
const WIDE_LITTLE = /(?:[\x20-\xff]\0|[^\0]\x20){6,}/g;
const WIDE_BIG = /(?:\0[\x20-\xff]|\x20[^\0]){6,}/g;

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(
    bytes.subarray(0, bytes.length - (bytes.length % 2)),
  ).swap16();
}

/** Finds UTF-16 text anywhere in bytes. */
function wideTexts(bytes: Buffer): readonly string[] {
  const text = bytes.toString('latin1');
  return [
    ...(text.match(WIDE_LITTLE) ?? []).map((run) =>
      Buffer.from(run, 'latin1').toString('utf16le'),
    ),
    ...(text.match(WIDE_BIG) ?? []).map((run) =>
      swapped(Buffer.from(run, 'latin1')).toString('utf16le'),
    ),
  ];
}

/** Decodes bytes as every plausible text: Latin-1, UTF-8, and UTF-16 if there is any. */
export function readTexts(bytes: Buffer): readonly string[] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return [bytes.toString('utf16le')];
  }
  if (first === 0xfe && second === 0xff) {
    return [swapped(bytes).toString('utf16le')];
  }
  const text = bytes.toString('utf8');
  return bytes.includes(0) ? [text, wideTexts(bytes).join('\n')] : [text];
}
