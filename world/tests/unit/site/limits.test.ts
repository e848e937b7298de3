import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {limits} from '../../../../src/site/limits';
import {siteDir} from '../../../../tests/support/site';

describe('the constants of the interface', () => {
  it('match the duration of page changes in the styles', () => {
    const tokens = readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8');
    expect(tokens).toContain(`--world-time-page-out: ${limits.pageOut}ms`);
    expect(tokens).toContain(`--world-time-page-in: ${limits.pageIn}ms`);
  });

  it('match the duration of the mobile sidebar’s exit', () => {
    const infima = 'node_modules/infima/dist/css/default/default.css';
    expect(readFileSync(join(siteDir, infima), 'utf8')).toContain(
      `--ifm-transition-fast: ${limits.panelOut}ms`,
    );
  });
});
