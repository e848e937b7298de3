import {execFileSync} from 'node:child_process';
import {packTar} from '../../../../scripts/build-site/packTar';

const encoder = new TextEncoder();

/** A path of some bytes: a folder, a slash, and a name. */
function makePath(folder: number, name: number): string {
  return `${'f'.repeat(folder)}/${'n'.repeat(name)}`;
}

describe('an archive of files', () => {
  it('is listed by any program for tar archives', () => {
    const long = makePath(150, 100);
    const archive = packTar([
      {path: 'a/b.html', content: encoder.encode('one')},
      {path: long, content: new Uint8Array(600)},
      {path: 'é.txt', content: new Uint8Array()},
    ]);
    const list = execFileSync('tar', ['-t', '--quoting-style=literal'], {
      input: archive,
      encoding: 'utf8',
    });
    expect(list.trim().split('\n')).toEqual(['a/b.html', long, 'é.txt']);
  });

  it('has the same bytes for the same files', () => {
    const files = [{path: 'a', content: encoder.encode('one')}];
    expect(packTar(files).equals(packTar(files))).toBe(true);
  });

  it('holds paths of up to 155 bytes before a slash, and 100 after it', () => {
    const pack = (path: string) => (): unknown =>
      packTar([{path, content: new Uint8Array()}]);
    expect(pack(makePath(155, 100))).not.toThrow();
    expect(pack(makePath(156, 100))).toThrow(RangeError);
    expect(pack(makePath(155, 101))).toThrow(RangeError);
    expect(pack('n'.repeat(100))).not.toThrow();
    expect(pack('n'.repeat(101))).toThrow(RangeError);
  });
});
