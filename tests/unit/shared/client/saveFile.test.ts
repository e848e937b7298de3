import {saveFile} from '../../../../src/shared/client/saveFile';

type Given = {readonly name: string; readonly url: string};

const file = {name: 'spells.csv', type: 'text/csv', text: 'name\nAsh Whisper'};

let made: Blob[] = [];
let given: Given[] = [];
let revoked: string[] = [];

beforeEach(() => {
  [made, given, revoked] = [[], [], []];
  jest.useFakeTimers();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(function click(this: HTMLAnchorElement) {
      given.push({name: this.download, url: this.href});
    });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Reads a blob, which jsdom has no simpler way for. */
async function readText(blob: Blob | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(reader.result);
    });
    reader.readAsText(blob ?? new Blob());
  });
}

describe('a file that the page creates', () => {
  it('is saved under its name, with its type and text', async () => {
    saveFile(file);
    expect(given).toEqual([{name: 'spells.csv', url: 'blob:1'}]);
    expect(made.map(({type}) => type)).toEqual(['text/csv']);
    jest.useRealTimers();
    expect(await readText(made[0])).toBe('name\nAsh Whisper');
  });

  it('remains available while a browser asks where to save it, and is released afterwards', () => {
    saveFile(file);
    jest.advanceTimersByTime(59_999);
    expect(revoked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(revoked).toEqual(['blob:1']);
  });
});
