import {kebabCase} from '../../src/shared/lib/kebabCase';
import type {Template} from '../../src/site/newKinds';

/** What placeholders of templates stand for. */
export type Answers = {
  /** Answers by the names of their questions. */
  readonly texts: Readonly<Record<string, string>>;
  /** The rows that answers were chosen from, by the same names. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Makes the name of a file, from which an address is made. */
function nameFile(answer: string): string {
  const name = kebabCase(answer);
  if (name === '') {
    throw new Error(
      `found "${answer}", expected a name with letters or digits, as addresses are made of them.`,
    );
  }
  return name;
}

/** What would be read as markup in the text of a page; others, such as links, are left to authors. */
const markup: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '{': '&#123;',
  '}': '&#125;',
  '*': '&#42;',
  '|': '&#124;',
  $: '&#36;',
};

function escapeMarkup(text: string): string {
  return text.replaceAll(/[<{}*|$]/g, (sign) => markup[sign] ?? sign);
}

/** Escapes answers for the text of a page, where readers see them as they were given. */
export function escapeAnswers({texts, rows}: Answers): Answers {
  return {
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, escapeMarkup(text)]),
    ),
    rows,
  };
}

function findValue(
  {texts, rows}: Answers,
  name: string,
  part: string | undefined,
): string | undefined {
  const answer = texts[name];
  if (part === undefined || answer === undefined) {
    return answer;
  }
  return part === 'file' ? nameFile(answer) : rows[name]?.[part];
}

/**
 * Replaces the placeholders of a text.
 *
 * @throws Error if a placeholder stands for nothing, which is a fault of the world's table, or if a
 * file would have no name.
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
