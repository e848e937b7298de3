import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  mayHaveMessages,
  readMessages,
  type Message,
} from '../../scripts/localize/readMessages';

/** Lists the texts of the interface in all source files below a folder. */
export function listMessages(folder: string): readonly Message[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter(mayHaveMessages)
    .flatMap(readMessages);
}
