const {argv, exitCode} = process;

afterEach(() => {
  jest.restoreAllMocks();
  process.argv = argv;
  process.exitCode = exitCode;
});

describe('a command with bad input', () => {
  it('says what is wrong, and fails', async () => {
    const said = new Promise<string>((resolve) => {
      jest.spyOn(console, 'error').mockImplementation(resolve);
    });
    process.argv = [process.execPath, 'new-world', '--into', 'nowhere'];
    await jest.isolateModulesAsync(async () => {
      await import('../../../scripts/new-world/index');
    });
    await expect(said).resolves.toContain(
      '[ERROR] npm run new-world: found the flag "--into", expected one folder',
    );
    expect(process.exitCode).toBe(1);
  });
});
