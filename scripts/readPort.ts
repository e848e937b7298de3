const HIGHEST_PORT = 65_535;

/**
 * Reads the port that a command is given.
 *
 * @throws Error where it is none.
 */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(`--port: found "${text}", expected 1 to ${HIGHEST_PORT}.`);
  }
  return port;
}
