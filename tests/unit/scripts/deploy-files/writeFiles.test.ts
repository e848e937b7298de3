import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  parseCanonicalAddress,
  readSite,
} from '../../../../scripts/deploy-files/readSite';
import {GENERATED_NOTE} from '../../../../scripts/deploy-files/site';
import {writeFiles} from '../../../../scripts/deploy-files/writeFiles';
import {temporarySite} from '../../../support/temporarySite';

describe('the files of a host', () => {
  it('are written anew where this command wrote them before', () => {
    const folder = temporarySite({
      'build/_headers': `# ${GENERATED_NOTE}\nold`,
    });
    const places = {build: join(folder, 'build'), project: folder};
    writeFiles([{place: 'build', path: '_headers', text: 'new'}], places);
    expect(readFileSync(join(folder, 'build/_headers'), 'utf8')).toBe('new');
    expect(readdirSync(join(folder, 'build'))).toEqual(['_headers']);
  });

  it('are all left unwritten where one is somebody else’s', () => {
    const folder = temporarySite({'netlify.toml': '[build]'});
    const places = {build: join(folder, 'build'), project: folder};
    const write = (): unknown =>
      writeFiles(
        [
          {place: 'build', path: '_headers', text: 'new'},
          {place: 'project', path: 'netlify.toml', text: 'new'},
        ],
        places,
      );
    expect(write).toThrow(
      `found ${join(folder, 'netlify.toml')}, not written by this command`,
    );
    expect(existsSync(join(folder, 'build'))).toBe(false);
  });
});

describe('the built site', () => {
  it('says for which address it was built', () => {
    const home =
      '<link data-rh=true rel=canonical href=https://a.example/atlas/ />';
    expect(parseCanonicalAddress(home).href).toBe('https://a.example/atlas/');
    expect(() => parseCanonicalAddress('<html>')).toThrow(
      'index.html: found no canonical address, expected one such as',
    );
  });

  it('is asked for where there is none', async () => {
    const folder = temporarySite({'a.txt': ''});
    await expect(readSite(folder)).rejects.toThrow(
      'found no index.html, expected a built site: run "npm run build" first',
    );
  });

  it('is refused where the build did not end', async () => {
    const folder = temporarySite({
      'index.html': '<link rel=canonical href=https://a.example/ />',
      '404.html': '',
    });
    await expect(readSite(folder)).rejects.toThrow(
      'found no content-security-policy.txt, expected a built site',
    );
  });
});
