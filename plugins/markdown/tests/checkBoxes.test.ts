import checkBoxes from '../checkBoxes';
import {listFaults, siteDir} from '../../../tests/support/mdx';

const find = (text: string) => listFaults([checkBoxes, {siteDir}], text);

describe('a box', () => {
  it.each([
    ':::note\n\nWords.\n\n:::',
    ':::note\nWords.\n:::',
    ':::spoiler[name]\n\nWords.\n\n:::',
    ':::session[5]\n\nWords.\n\n:::',
    '::::note\n\n:::tip\n\nWords.\n\n:::\n\n::::',
    '```md\n:::note Title\n```',
    'At 10:30, see:here, Note: this.',
    '::notes of the guild, and std::note',
    'Roll :dice[2d6] for :spoiler[gold].',
  ])('is fine as %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it.each([
    [
      ':::note Title\n\nWords.\n\n:::',
      '1: found ":::note Title", which does not start a box, expected :::note[Title] with an empty line before it.',
    ],
    [
      '::: tip\n\nWords.\n\n:::',
      '1: found "::: tip", which does not start a box, expected :::tip with an empty line before it.',
    ],
    [
      'Words.\n\n::note Words.',
      '3: found "::note Words.", which does not start a box, expected :::note[Words.] with an empty line before it.',
    ],
    [
      'Words.\n\n:::',
      '3: found a line with ::: that closes no box, expected a box above it, or no such line.',
    ],
    [
      'Words.\n\n:::note\n\nMore.\n\n## Later\n',
      '3: found :::note without a closing :::, expected a line with ::: after the box (a box around another box needs one more colon on both lines).',
    ],
    [
      ':::nte\n\nWords.\n\n:::',
      '1: found :::nte, expected one of note, tip, info, warning, danger, caution, important, secondary, success, spoiler, session (did you mean :::note?).',
    ],
    [
      'Roll :dcie[2d6].',
      '1: found :dcie, expected one of dice, spoiler (did you mean :dice?).',
    ],
  ])('that readers would see as %j is a fault', async (text, fault) => {
    expect(await find(text)).toEqual([fault]);
  });

  it('is told once each', async () => {
    expect(
      await find(':::note One\n\nA.\n\n:::\n\n:::tip Two\n\nB.\n\n:::\n\n:::'),
    ).toEqual([
      expect.stringMatching(/^1: found ":::note One"/),
      expect.stringMatching(/^7: found ":::tip Two"/),
      expect.stringMatching(/^13: found a line with :::/),
    ]);
  });
});
