import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const plugins = join(__dirname, '../../plugins');

/** What all plugins contribute of a kind. */
export function contributed(kind: string): readonly unknown[] {
  return readdirSync(plugins)
    .map((name) => join(plugins, name, 'client', kind))
    .filter((file) => existsSync(`${file}.ts`))
    .flatMap(
      (file) =>
        jest.requireActual<Readonly<Record<string, readonly unknown[]>>>(file)[
          kind
        ] ?? [],
    );
}
