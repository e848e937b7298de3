import {createInterface} from 'node:readline/promises';
import {findAnswerFault, type AskedQuestion, type Given} from './readAnswers';

/** Shows a line, and asks for one. */
export type Terminal = {
  readonly say: (line: string) => void;
  readonly ask: (question: string) => Promise<string>;
};

/** The number of choices that are shown in one line. */
const SHOWN = 30;

function describeQuestion({ask, choices, otherwise}: AskedQuestion): string {
  const list =
    choices === undefined
      ? ''
      : ` (${choices.slice(0, SHOWN).join(', ')}${choices.length > SHOWN ? ', …' : ''})`;
  const without =
    otherwise === undefined
      ? ''
      : ` [${otherwise === '' ? 'none' : otherwise}]`;
  return `${ask}${list}${without}: `;
}

/** Asks one question until its answer is valid. */
async function askUntilValid(
  question: AskedQuestion,
  given: string | undefined,
  terminal: Terminal,
): Promise<string> {
  const fault =
    given === undefined ? undefined : findAnswerFault(question, given);
  if (given !== undefined && fault === undefined) {
    return given;
  }
  if (fault !== undefined) {
    terminal.say(fault);
  }
  const line = (await terminal.ask(describeQuestion(question))).trim();
  const answer = line === '' ? (question.otherwise ?? '') : line;
  return askUntilValid(question, answer, terminal);
}

/** Asks all questions that no flag has answered rightly. */
export async function askAnswers(
  questions: readonly AskedQuestion[],
  given: Given,
  terminal: Terminal,
): Promise<Given> {
  const answers: Record<string, string | undefined> = {...given};
  for (const question of questions) {
    const {name} = question;
    answers[name] = await askUntilValid(question, given[name], terminal);
  }
  return answers;
}

/** Runs something with the terminal, and releases it then. */
export async function withTerminal<Result>(
  run: (terminal: Terminal) => Promise<Result>,
): Promise<Result> {
  const lines = createInterface({input: process.stdin, output: process.stdout});
  const ended = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => {
      reject(new Error('The answers ended before all questions were asked.'));
    });
  });
  ended.catch(() => undefined);
  try {
    return await run({
      say: (line) => {
        console.log(line);
      },
      ask: (question) => Promise.race([lines.question(question), ended]),
    });
  } finally {
    lines.close();
  }
}
