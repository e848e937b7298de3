import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import overrides from '../../../src/theme/overrides.json';

type Override = {
  readonly how: string;
  readonly why: string;
  readonly upstream?: string;
};

const ledger: readonly (readonly [string, Override])[] =
  Object.entries(overrides);

const UPSTREAM = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

function upstreamFile(component: string): string | undefined {
  return UPSTREAM.flatMap((folder) => [
    join(folder, component, 'index.js'),
    join(folder, `${component}.js`),
  ]).find((file) => existsSync(file));
}

/** Returns the first sixteen hex digits of the hash of a component's source. */
function fingerprint(component: string): string {
  const source = readFileSync(upstreamFile(component) ?? '');
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

/** Lists the theme components that this site overrides. */
function overridden(): readonly string[] {
  return readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''))
    .toSorted();
}

describe('the ledger of overrides', () => {
  it('names every component of src/theme, and no other', () => {
    expect(ledger.map(([component]) => component).toSorted()).toEqual(
      overridden(),
    );
  });

  it.each(ledger)(
    'gives the reason why %s is overridden',
    (_component, {how, why}) => {
      expect(['wrap', 'eject']).toContain(how);
      expect(why).toMatch(/^[A-Z].+\.$/);
    },
  );

  it.each(ledger.filter(([, {how}]) => how === 'eject'))(
    '%s still matches the component that was ejected',
    (component, {upstream}) => {
      expect(fingerprint(component)).toBe(upstream);
    },
  );
});
