/** The message by which the viewer page asks its parent for a file. */
export const FILE_WANTED = 'pdf-viewer:file-wanted';
