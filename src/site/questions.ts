/** The files with the questions of readers, relative to the site. */
export const QUESTION_FILES = 'world/questions/*.csv';
