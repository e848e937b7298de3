import type {Code} from 'mdast';
import {VFile} from 'vfile';
import {markdown} from '../../build/markdown';
import {page} from '../../../../tests/support/markdown';

const at = {line: 10, column: 1};

function fence(...lines: readonly string[]): Code {
  return {
    type: 'code',
    lang: 'statblock',
    value: lines.join('\n'),
    position: {start: at, end: at},
  };
}

/** Runs the step on a page with fences. */
function step(...fences: readonly Code[]) {
  const tree = page(...fences);
  void markdown({siteDir: '/site'})(
    tree,
    new VFile({path: '/site/docs/races/eel.md'}),
    () => undefined,
  );
  return tree.children;
}

describe('a fence in statblock', () => {
  it('becomes a stat block', () => {
    expect(step(fence('name: Culvert Eel', 'ac: 13'))).toMatchObject([
      {type: 'mdxjsEsm'},
      {name: 'StatBlock', attributes: [{name: 'creature'}]},
    ]);
  });

  it('may have the settings of Obsidian', () => {
    expect(
      step(fence('name: Eel', 'layout: Basic', 'columns: 2', 'dice: true')),
    ).toMatchObject([{type: 'mdxjsEsm'}, {name: 'StatBlock'}]);
  });

  it('is left alone in another language', () => {
    const code: Code = {type: 'code', lang: 'yaml', value: 'nam: Eel'};
    expect(step(code)).toEqual([code]);
  });
});

describe('a fault in a stat block', () => {
  it.each([
    [
      'an unknown field',
      ['name: Eel', 'acc: 13'],
      'docs/races/eel.md:12: found 13 as acc, expected a key that the Examples page lists (did you mean "ac"?).',
    ],
    [
      'no name',
      ['ac: 13'],
      'docs/races/eel.md:10: found nothing as name, expected a value: every stat block needs one.',
    ],
    [
      'five abilities',
      ['name: Eel', 'stats: [1, 2, 3, 4, 5]'],
      'docs/races/eel.md:12: found [1,2,3,4,5] as stats, expected a list of 6 values.',
    ],
    [
      'an action without words',
      ['name: Eel', 'actions:', '  - name: Bite'],
      'docs/races/eel.md:12: found nothing as actions[0].desc, expected a value.',
    ],
    [
      'a value of another kind',
      ['name: Eel', 'size: 3'],
      'docs/races/eel.md:12: found 3 as size, expected text (put quotes around a number or a date).',
    ],
    [
      'an empty fence',
      [''],
      'docs/races/eel.md:10: found nothing as name, expected a value: every stat block needs one.',
    ],
    [
      'text alone',
      ['Eel'],
      'docs/races/eel.md:10: found "Eel" as value, expected keys and values.',
    ],
    [
      'no valid YAML',
      ['name: Eel', 'desc: a: b'],
      'docs/races/eel.md:12: found bad indentation of a mapping entry, expected valid YAML (put quotes around text with special characters).',
    ],
    [
      'an anchor',
      ['name: &eel Eel'],
      'docs/races/eel.md:11: found a YAML anchor or alias (& or *), expected the value itself, or quotes around text that starts with & or *.',
    ],
  ])('is %s', (_, lines, fault) => {
    expect(() => step(fence(...lines))).toThrow(fault);
  });

  it('does not hide those of the next one', () => {
    expect(() => step(fence('nam: A'), fence('name: B', 'hp: []'))).toThrow(
      /found "A" as nam,[\s\S]*found \[\] as hp,/,
    );
  });
});
