import {nearest} from '../../src/shared/lib/nearest';
import type {Question} from '../../src/site/newKinds';

/** What was answered: by flags, or on the terminal. */
export type Given = Readonly<Record<string, string | undefined>>;

/** A question with all its valid answers, if they are limited. */
export type AskedQuestion = Question & {
  readonly choices?: readonly string[] | undefined;
};

/** The faults of answers, and the answers if there are none. */
export type ReadAnswers = {
  readonly texts: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
};

function listChoices(choices: readonly string[], found: string): string {
  const close = nearest(found, choices);
  return `one of ${choices.join(', ')}${close === undefined ? '' : `; perhaps "${close}"`}`;
}

/** Describes that a question has no answer. */
function describeMissing({name, ask, choices}: AskedQuestion): string {
  const list = choices === undefined ? '' : `: ${listChoices(choices, '')}`;
  return `--${name}: found nothing, expected an answer to "${ask}"${list}.`;
}

function findTextFault(
  {name, choices, rule}: AskedQuestion,
  found: string,
): string | undefined {
  if (/\p{Cc}/u.test(found)) {
    return `--${name}: found a line break or another control character, expected one line.`;
  }
  if (rule?.isKept(found) === false) {
    return `--${name}: found "${found}", expected ${rule.expected}.`;
  }
  if (choices === undefined || choices.includes(found)) {
    return undefined;
  }
  return `--${name}: found "${found}", expected ${listChoices(choices, found)}.`;
}

/** Finds the fault of an answer; undefined if it has none. */
export function findAnswerFault(
  question: AskedQuestion,
  answer: string | undefined,
): string | undefined {
  const {otherwise} = question;
  const found = answer?.trim() ?? otherwise ?? '';
  if (found === '') {
    return otherwise === '' ? undefined : describeMissing(question);
  }
  return findTextFault(question, found);
}

/** Checks answers against their questions. */
export function readAnswers(
  questions: readonly AskedQuestion[],
  given: Given,
): ReadAnswers {
  const names = questions.map(({name}) => name);
  const unknown = Object.keys(given)
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `--${name}: found a flag that this kind does not know, expected ${listChoices(names, name)}.`,
    );
  const wrong = questions.flatMap(
    (question) => findAnswerFault(question, given[question.name]) ?? [],
  );
  return {
    texts: Object.fromEntries(
      questions.map(({name, otherwise = ''}) => [
        name,
        given[name]?.trim() ?? otherwise,
      ]),
    ),
    faults: [...unknown, ...wrong],
  };
}
