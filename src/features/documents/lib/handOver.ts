/** What the viewer page says to the page around it when it waits for a file. */
export const FILE_WANTED = 'pdf-viewer:file-wanted';
