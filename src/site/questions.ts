/** The files with the questions of readers, by their path from the root of the project. */
export const QUESTION_FILES = 'world/questions/*.csv';
