/**
 * Runs a command, and reports its error in one line.
 *
 * @param name its name in package.json, such as `rename`.
 */
export async function startCommand(
  name: string,
  run: () => void | Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(`[ERROR] npm run ${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
