import {decodeRuns} from '@engine/docs-lock/leak-check/readings/decodeRuns';

const sentence = 'Odo is the drowned ferryman.';

/** Returns the encoded bytes that a text holds, as text. */
function decode(text: string): readonly string[] {
  return decodeRuns(text).map(String);
}

describe('encoded bytes in a text', () => {
  const base64 = Buffer.from(sentence).toString('base64');
  const hex = Buffer.from(sentence).toString('hex');
  const pairs = hex.match(/../g) ?? [];

  it.each([
    ['base64', `<img src="data:text/plain;base64,${base64}">`],
    ['base64 in lines', `${base64.slice(0, -12)}\r\n${base64.slice(-36)}`],
    ['base64 behind other characters', `see /${base64}`],
    ['hexadecimal', `"${hex.toUpperCase()}"`],
    ['hexadecimal numbers', `[0x${pairs.join(', 0x')}]`],
    ['hexadecimal in lines', `: ${pairs.join('\u00a0\n')}.`],
  ])('are decoded if they are %s', (_, text) => {
    expect(decode(text).join('\n')).toContain('Odo is the drowned');
  });

  it.each([
    ['too short', base64.slice(0, 23)],
    ['words', sentence],
    ['not readable', '00'.repeat(30)],
    ['ciphertext that begins almost like gzip', `1f8b07${'00'.repeat(30)}`],
  ])('are none if they are %s', (_, text) => {
    expect(decode(text)).toEqual([]);
  });
});
