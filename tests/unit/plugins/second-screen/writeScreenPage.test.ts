import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  screenFiles,
  writeScreenPage,
} from '../../../../plugins/second-screen/writeScreenPage';
import {siteDir} from '../../../support/site';
import {temporarySite} from '../../../support/temporarySite';

describe('the page of the second screen', () => {
  it('is one document that allows only its own script, and one script with its styles', async () => {
    const folder = join(temporarySite({}), 'page');
    await writeScreenPage(siteDir, {folder, baseUrl: '/vale/'});
    const [html = '', script = ''] = screenFiles.map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    expect(html).toContain('data-base="/vale/"');
    expect(html).toContain('src="/vale/screen.mjs"');
    expect(html).toContain("default-src 'none'; script-src 'self'");
    expect(html).not.toMatch(/\{[a-z]+\}/);
    expect(script).toContain('--world-veil');
    expect(script).not.toContain('@font-face');
    // The tokens of the site come once, not again with the red light.
    expect(script.split('--world-map-board:')).toHaveLength(2);
    expect(script).toContain('--world-dim:');
  });
});
