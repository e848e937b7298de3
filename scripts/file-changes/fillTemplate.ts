import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {Template} from '../../src/site/newKinds';

/** What placeholders of templates stand for. */
export type Answers = {
  /** Answers by the names of their questions. */
  readonly texts: Readonly<Record<string, string>>;
  /** The rows that answers were chosen from, by the same names. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

function findValue(
  {texts, rows}: Answers,
  name: string,
  part: string | undefined,
): string | undefined {
  const answer = texts[name];
  if (part === undefined || answer === undefined) {
    return answer;
  }
  return part === 'file' ? kebabCase(answer) : rows[name]?.[part];
}

/**
 * Replaces the placeholders of a text.
 *
 * @throws Error if a placeholder stands for nothing, which is a fault of the world's table.
 */
export function fillText(text: string, answers: Answers): string {
  return text.replaceAll(
    /\{(\w+)(?:\.([^{}]+))?\}/g,
    (found: string, name: string, part?: string) => {
      const value = findValue(answers, name, part);
      if (value === undefined) {
        throw new Error(
          `newKinds: found ${found}, expected one of ${Object.keys(answers.texts).join(', ')}.`,
        );
      }
      return value;
    },
  );
}

/** Replaces the placeholders of all texts in a value, and omits keys whose text is empty then. */
export function fillTemplate(value: Template, answers: Answers): Template {
  if (typeof value === 'string') {
    return fillText(value, answers);
  }
  if (Array.isArray(value)) {
    return (value as readonly Template[]).map((item) =>
      fillTemplate(item, answers),
    );
  }
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, item]) => [key, fillTemplate(item, answers)] as const)
        .filter(([, item]) => item !== ''),
    );
  }
  return value;
}
