import {isInLockedArea} from '../../src/site/contentAreas';
import {readUnknownWords} from '../spelling/unknownWords';
import {findWordList} from '../spelling/wordLists';
import {findLine, type PageFault} from '../../plugins/pages/pageFault';

/** An error message of a build step about a page. */
type Complaint = {
  /** The path of the page from the project root. */
  readonly path: string;
  readonly source: string;
  readonly message: string;
};

/** Parses this project's messages of the form `found x, expected y`. */
function partMessage(line: number, message: string): PageFault {
  const {found, expected} =
    /^(?:.*?\bfound )?(?<found>[\s\S]+?),? expected (?<expected>[\s\S]+?)\.?$/.exec(
      message,
    )?.groups ?? {};
  return {
    line,
    found: found ?? message,
    expected: expected ?? 'what the build can read',
  };
}

/** Converts the error message of a build to faults of the page. */
export function readBuildFaults({
  path,
  source,
  message,
}: Complaint): readonly PageFault[] {
  const lines = message
    .split('\n')
    .filter((text) => text.startsWith(`${path}:`))
    .map((text) => {
      const [, line = '1', detail = ''] =
        /^:(\d+)(?::\d*)? (.+)$/.exec(text.slice(path.length)) ?? [];
      return partMessage(Number(line), detail === '' ? text : detail);
    });
  if (lines.length > 0) {
    return lines;
  }
  const link = /Markdown link with URL `(?<url>[^`]+)`/.exec(message)?.groups?.[
    'url'
  ];
  if (link !== undefined) {
    return [
      {
        line: findLine(source, link),
        found: `a link to ${link}`,
        expected: 'the path of a page beside this one or below its area',
      },
    ];
  }
  const line = /\((?<line>\d+):\d+/.exec(message)?.groups?.['line'] ?? '1';
  return [partMessage(Number(line), message.split('\n', 1).join(''))];
}

/** Converts the output of the spelling check to faults of the page. */
export function readSpellingFaults(output: string): readonly PageFault[] {
  return readUnknownWords(output).map(
    ({path, line, word, forbidden, instead}) => ({
      line,
      found: `"${word}"`,
      expected: forbidden
        ? `another spelling${instead === '' ? '' : `: ${instead}`}`
        : `a word of a dictionary${instead === '' ? '' : `: ${instead}`}, or this line in ${findWordList(path)}${isInLockedArea(path) ? ', which is public' : ''}: ${word}`,
    }),
  );
}

/** Parses the output of the Markdown lint. */
export function readMarkdownFaults(output: string): readonly PageFault[] {
  return [
    ...output.matchAll(/^\S+?:(\d+)(?::\d+)?(?: error)? (MD\d+)\/\S* (.+)$/gm),
  ].map(([, line, rule = '', said = '']) => ({
    line: Number(line),
    found: `a breach of ${rule}`,
    expected: said,
  }));
}
