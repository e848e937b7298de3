import {findLine, type PageFault} from '../../plugins/pages/pageFault';

/** What a step of the build says where a page stops it. */
type Complaint = {
  /** Path of the page from the root of the project. */
  readonly path: string;
  readonly source: string;
  readonly message: string;
};

/** Parts `found x, expected y` of the messages of this project. */
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

/** Turns the message with which the build would stop into faults of the page. */
export function readBuildFaults({
  path,
  source,
  message,
}: Complaint): readonly PageFault[] {
  const told = message
    .split('\n')
    .filter((text) => text.startsWith(`${path}:`))
    .map((text) => {
      const [, line = '1', said = ''] =
        /^:(\d+)(?::\d*)? (.+)$/.exec(text.slice(path.length)) ?? [];
      return partMessage(Number(line), said === '' ? text : said);
    });
  if (told.length > 0) {
    return told;
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

/** Parts what the spelling check prints. */
export function readSpellingFaults(output: string): readonly PageFault[] {
  return [
    ...output.matchAll(
      /:(\d+):\d+ - (?:Unknown|Forbidden) word \(([^)]+)\)(.*)/g,
    ),
  ].map(([, line, word = '', rest = '']) => ({
    line: Number(line),
    found: `"${word}"`,
    expected: `a word of a dictionary${rest.trim() === '' ? '' : `: ${rest.trim()}`}, or a line in world-words.txt`,
  }));
}

/** Parts what the Markdown lint prints. */
export function readMarkdownFaults(output: string): readonly PageFault[] {
  return [
    ...output.matchAll(/^\S+?:(\d+)(?::\d+)?(?: error)? (MD\d+)\/\S* (.+)$/gm),
  ].map(([, line, rule = '', said = '']) => ({
    line: Number(line),
    found: `a breach of ${rule}`,
    expected: said,
  }));
}
