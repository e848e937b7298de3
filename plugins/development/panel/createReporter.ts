import {fork, type ChildProcess} from 'node:child_process';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import {isRecord} from '../../../src/shared/lib/isRecord';

/** Asks the process that checks pages; rejects with its message if it cannot answer. */
export type AskReporter = (question: object) => Promise<unknown>;

/** The process that checks pages. */
export type Reporter = {
  readonly ask: AskReporter;
  /** Stops the check of a text, whose answer is then null; other questions are answered. */
  readonly stop: () => void;
};

/** Lets the server and the browser go first, as `nice` does. */
const LOW_PRIORITY = 10;

/** With a heap that is kept small, the process takes half of the memory, and somewhat longer. */
const NODE_FLAGS = [
  '--optimize-for-size',
  '--max-semi-space-size=2',
  '--import',
  'tsx',
];

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
};

function startProcess(siteDir: string): ChildProcess {
  const child = fork(join(siteDir, 'scripts/page-report/index.ts'), {
    cwd: siteDir,
    execArgv: NODE_FLAGS,
  });
  try {
    setPriority(child.pid ?? 0, LOW_PRIORITY);
  } catch {
    // Some systems forbid it; reports then compete with the server.
  }
  return child;
}

/**
 * Checks pages in a process of its own, so that neither the server nor an open page waits for it.
 * It starts with the first question, and again after it has failed.
 */
export function createReporter(
  siteDir: string,
  start: (siteDir: string) => ChildProcess = startProcess,
): Reporter {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let asked = 0;

  function fail(): void {
    child = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    left.forEach(({reject}) => {
      reject(
        new Error(
          'found a check of pages that has stopped, expected an answer: its message is in the terminal of npm start.',
        ),
      );
    });
  }

  function startOnce(): ChildProcess {
    const started = start(siteDir);
    started.on('message', (message: unknown) => {
      if (!isRecord(message)) {
        return;
      }
      const {id, answer, fault} = message;
      const asker = waiting.get(Number(id));
      waiting.delete(Number(id));
      if (typeof fault === 'string') {
        asker?.reject(new Error(fault));
      } else {
        asker?.resolve(answer);
      }
    });
    started.once('error', fail);
    started.once('exit', fail);
    return started;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        child ??= startOnce();
        asked += 1;
        waiting.set(asked, {resolve, reject});
        child.send({...question, id: asked});
      }),
    stop() {
      child?.send({ask: 'stop'});
    },
  };
}
