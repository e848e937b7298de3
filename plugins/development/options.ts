import type {IdleCompiler} from './idleCompiler';
import type {Check} from './reportFaults';

/**
 * Answers a request of the browser with data that is made when it is asked for.
 *
 * @param path path of the request, from the base path on, without a query.
 * @returns JSON text; nothing where the path is not its own.
 */
export type RespondJson = (path: string) => Promise<string> | undefined;

/** What the development server must be told. */
export type Options = {
  /** Who answers requests, asked in turn. */
  readonly responders: readonly RespondJson[];
  /** Notes when the bundler compiles. */
  readonly idle: IdleCompiler;
  /** What is looked at while pages are written, whether or not they are opened. */
  readonly checks: readonly Check[];
};
