import {
  describeDifference,
  refuseOlder,
  sealedText,
} from '@engine/docs-lock/method/lastSealed';

const counter = 1_800_000_000;
const at = 'sealed at 2027-01-15T08:00:00.000Z';
const sealing = {area: 'reference', counter};

describe('the last sealing of an area, as recorded in lock.json', () => {
  it.each([
    [counter, undefined],
    [
      counter + 1,
      `found what was ${at}, which is older than what lock.json notes, sealed at 2027-01-15T08:00:01.000Z`,
    ],
    [
      counter - 1,
      `found what was ${at}, which is newer than what lock.json notes, sealed at 2027-01-15T07:59:59.000Z: commit both`,
    ],
  ])('is identified by its counter alone: %d', (reference, fault) => {
    expect(describeDifference(sealing, {sealed: {reference}})).toBe(fault);
  });

  it.each([{}, {sealed: {}}, {sealed: {other: counter}}])(
    'is unknown if nothing is recorded: %j',
    (noted) => {
      expect(describeDifference(sealing, noted)).toBe(
        `found what was ${at}, and nothing of it in lock.json`,
      );
    },
  );

  it('is unknown for an area named like a property of JavaScript objects', () => {
    const odd = {area: 'constructor', counter};
    expect(describeDifference(odd, {sealed: {}})).toContain('nothing of it');
  });

  it.each([[{}], [{sealed: {reference: counter}}], [{sealed: {reference: 1}}]])(
    'is the oldest that a published area may be: %j',
    (noted) => {
      expect(() => {
        refuseOlder(sealing, noted);
      }).not.toThrow();
    },
  );

  it('is named together with an older published area', () => {
    expect(() => {
      refuseOlder(sealing, {sealed: {reference: counter + 1}});
    }).toThrow(
      `reference: found what was ${at}, expected what lock.json notes, sealed at 2027-01-15T08:00:01.000Z, or newer`,
    );
  });

  it('is named by its number if that is no time', () => {
    expect(sealedText(Number.MAX_SAFE_INTEGER)).toBe(
      'sealed as number 9007199254740991',
    );
  });
});
