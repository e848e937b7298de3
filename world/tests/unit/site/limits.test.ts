import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {breakpoints, customMedia} from '../../../../src/site/breakpoints';
import {limits} from '../../../../src/site/limits';
import {notFoundMessages} from '../../../home';
import {siteDir} from '../../../../tests/support/site';

describe('the constants of the interface', () => {
  it.each(['pageOut', 'pageIn'] as const)('give %s 300 ms at most', (name) => {
    expect(limits[name]).toBeGreaterThan(0);
    expect(limits[name]).toBeLessThanOrEqual(300);
  });

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

  it('match the phone widths in the styles', () => {
    const styles = readFileSync(join(siteDir, 'src/css/custom.css'), 'utf8');
    expect(breakpoints.phone).toBe(719);
    expect(customMedia['--phone']).toBe('(width <= 719px)');
    expect(styles).toContain('@media (--phone)');
  });

  it('detect a swipe from 40 pixels on, begun within 80 of the edge', () => {
    expect(limits.swipe).toEqual({distance: 40, slope: 1.5, edge: 80});
  });
});

describe('the message of the not-found page', () => {
  it('is one of four sentences', () => {
    expect(notFoundMessages).toEqual([
      "There's nothing here",
      'How did we get here?',
      "That's a Four-Oh-Four",
      "Looks like we've got some broken links",
    ]);
  });
});
