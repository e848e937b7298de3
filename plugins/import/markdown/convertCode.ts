import {load} from 'js-yaml';
import type {Code, InlineCode} from 'mdast';
import {parseDice} from '../../dice/model/parse';
import {statBlockSchema} from '../../stat-blocks/build/schema';
import type {Conversion} from './convertPage';
import {getOffsets} from './parsePage';

/** Languages that other programs run or draw. */
const PROGRAMS =
  /^(?:mermaid|dataview(?:js)?|button|chart|echarts|flow|flowchart|plantuml|markmap|tasks|query|base|leaflet|ad-[\w-]+|run-\w+)$/;

/** Whether a stat block of Fantasy Statblocks is one that this site shows. */
function isStatBlock(yaml: string): boolean {
  try {
    return statBlockSchema.validate(load(yaml)).error === undefined;
  } catch {
    return false;
  }
}

/** Writes what follows the signs of a fence: its language, marked lines, and a title. */
function writeInfo(info: string): string {
  const [, language = ''] = /^([^\s:{[]*)/.exec(info) ?? [];
  const rest = info
    .slice(language.length)
    .replaceAll(/:[a-z-]+(?:=\d+)?/g, '')
    .replace(/\[(?<name>[^\]]+)\]/, 'title="$<name>"');
  return `${language} ${rest.trim()}`.trim();
}

/** Converts the first line of a fence, and makes fences of code that is only indented. */
export function convertCode(
  node: Code,
  {text, edit, tellAt}: Conversion,
): void {
  const [start, end] = getOffsets(node);
  const source = text.slice(start, end);
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const margin = `\n${before.replaceAll(/[^\s>]/g, ' ')}`;
  const [first = ''] = source.split('\n', 1);
  const signs = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  if (signs === undefined) {
    const fence = `\`\`\`\`text\n${node.value}\n\`\`\`\``;
    edit(start, end, fence.replaceAll('\n', margin));
    return;
  }
  const {lang} = node;
  if (PROGRAMS.test(String(lang))) {
    tellAt('program', start, String(lang));
  }
  if (lang === 'statblock' && !isStatBlock(node.value)) {
    tellAt('program', start, 'statblock with fields that this site lacks');
    edit(start, start + first.length, `${signs}yaml`);
    return;
  }
  const info = writeInfo(first.slice(signs.length).trim());
  edit(start, start + first.length, signs + info);
}

/** Makes dice of the inline code of the Dice Roller. */
export function convertDice(node: InlineCode, page: Conversion): void {
  const roll = /^dice(?:-\w+)?:(?<roll>[^|]*)/.exec(node.value)?.groups?.[
    'roll'
  ];
  if (!page.isVault || roll === undefined) {
    return;
  }
  const [start, end] = getOffsets(node);
  if (parseDice(roll.trim()).ok) {
    page.edit(start, end, `:dice[${roll.trim()}]`);
  } else {
    page.tellAt('dice', start, node.value);
  }
}
