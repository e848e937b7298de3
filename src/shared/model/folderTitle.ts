/** Derives the title of a folder without an index page: `deep-isles` becomes "Deep Isles". */
export function folderTitle(folder: string): string {
  return (folder.split('/').at(-1) ?? '')
    .split(/[-_ ]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
