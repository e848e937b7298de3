import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import contentSecurityPolicyPlugin from '..';
import {stub} from '../../../tests/support/stub';

it('the policy is written beside the pages, with the scripts of all of them', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'policy-'));
  mkdirSync(join(outDir, 'area'));
  writeFileSync(join(outDir, 'index.html'), '<script>a()</script>');
  writeFileSync(join(outDir, 'area/page.html'), '<script>b()</script>');
  const plugin = contentSecurityPolicyPlugin(
    stub<LoadContext>({}),
    {},
    {discussion: {provider: 'off'}},
  );
  await plugin.publish.finishPages?.(stub<Props>({outDir}));
  const policy = readFileSync(
    join(outDir, 'content-security-policy.txt'),
    'utf8',
  );
  rmSync(outDir, {recursive: true});
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(policy).toMatch(/^default-src [^\n]+\n$/);
});
