/** The endings of files that browsers play, by component. */
export const recordings: ReadonlyMap<string, readonly string[]> = new Map([
  ['Video', ['mp4', 'webm']],
  ['Audio', ['mp3', 'm4a', 'ogg', 'opus', 'wav']],
]);
