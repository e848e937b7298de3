import {join} from 'node:path';
import {VFile} from 'vfile';
import {markdown} from '../../build/markdown';
import {print} from '../../build/print';
import {temporarySite} from '../../../../tests/support/temporarySite';
import {component, page} from '../../../../tests/support/markdown';

const siteDir = temporarySite({
  'static/songs/bell.mp3': '',
  'static/songs/moons.mp4': '',
  'static/songs/moons.vtt': '',
});

type Given = Readonly<Record<string, string>>;

/** Returns the faults of an element, which has a transcript if `words` says so. */
async function listFaults(name: string, {words, ...attributes}: Given) {
  const element = component(name, attributes, 5);
  if (words !== undefined) {
    element.children.push({
      type: 'paragraph',
      children: [{type: 'text', value: words}],
    });
  }
  const file = new VFile({path: join(siteDir, 'docs/races/orc.mdx')});
  await markdown({siteDir})(page(element), file, () => undefined);
  return file.data['faults'];
}

const bell = {src: '/songs/bell.mp3', title: 'Bell', words: 'One stroke.'};
const moons = {src: '/songs/moons.mp4', title: 'Moons'};

describe('a video or a recording', () => {
  it.each([
    ['Audio', bell],
    ['Video', {...moons, words: 'No words.'}],
    ['Video', {...moons, captions: '/songs/moons.vtt'}],
  ])('%s is fine with a file, a title and words', async (name, given) => {
    expect(await listFaults(name, given)).toBeUndefined();
  });

  it.each([
    [
      'Audio',
      {src: '/songs/bell.mp3', words: 'One stroke.'},
      'found <Audio> without a title, expected title="…"',
    ],
    [
      'Audio',
      {src: '/songs/bell.mp3', title: 'Bell', captions: '/songs/moons.vtt'},
      'found <Audio> without a transcript, expected its words between <Audio> and </Audio>',
    ],
    [
      'Video',
      moons,
      'found <Video> without a transcript, expected its words between <Video> and </Video>, or captions="/path.vtt"',
    ],
    [
      'Video',
      {...bell},
      'found src="/songs/bell.mp3", expected a path under static/ that starts with / and ends in .mp4, .webm',
    ],
    [
      'Audio',
      {...bell, src: 'https://host.example/bell.mp3'},
      'found src="https://host.example/bell.mp3", expected a path under static/ that starts with / and ends in .mp3, .m4a, .ogg, .opus, .wav',
    ],
    [
      'Video',
      {...moons, captions: '/songs/moons.srt'},
      'found captions="/songs/moons.srt", expected a path under static/ that starts with / and ends in .vtt',
    ],
  ])('%s has a fault in %j', async (name, given, fault) => {
    expect(await listFaults(name, given)).toEqual([
      `docs/races/orc.mdx:5: ${fault}.`,
    ]);
  });

  it('must exist', async () => {
    await expect(
      listFaults('Audio', {...bell, src: '/songs/bel.mp3'}),
    ).rejects.toThrow(
      'docs/races/orc.mdx:5: found "/songs/bel.mp3", expected a file under static/ (did you mean "/songs/bell.mp3"?).',
    );
  });
});

it('prints title, address and transcript', () => {
  expect(print['Audio']?.(bell, {html: '<p>One stroke.</p>'}).html).toBe(
    '<aside class="box"><p class="box-title">Bell</p><p>/songs/bell.mp3</p><p>One stroke.</p></aside>',
  );
});
