import type {IdleCompiler} from './createIdleCompiler';
import type {Check} from './reportFaults';

/**
 * Answers a request with data that is created on demand.
 *
 * @param path path of the request with the base path, without a query.
 * @returns JSON text; undefined if the path is not its own.
 */
export type RespondJson = (path: string) => Promise<string> | undefined;

/** The options of the development plugin. */
export type Options = {
  /** Responders, asked in order. */
  readonly responders: readonly RespondJson[];
  /** Knows when nothing is being compiled. */
  readonly idle: IdleCompiler;
  /** Checks that run during development, whether or not their pages are opened. */
  readonly checks: readonly Check[];
};
