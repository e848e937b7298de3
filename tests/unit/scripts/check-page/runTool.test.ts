import {runTool} from '../../../../scripts/check-page/runTool';

const tool = {
  name: 'prettier',
  args: ['--version'],
  readFaults: (output: string) =>
    /^\d/.test(output) ? [{line: 1, found: output.trim(), expected: ''}] : [],
};

describe('a tool that checks one page', () => {
  it('is run by Node, and its output is read', async () => {
    const [fault] = await runTool(tool);
    expect(fault?.found).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is broken if it fails without a fault of the page', async () => {
    await expect(
      runTool({...tool, args: ['--check', 'no-such-file.md']}),
    ).rejects.toThrow('prettier failed: ');
  });

  it('that is not installed is named', async () => {
    await expect(
      Promise.resolve().then(() => runTool({...tool, name: 'no-such-tool'})),
    ).rejects.toThrow('found no package no-such-tool, expected it');
  });
});
