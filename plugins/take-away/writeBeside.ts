import {writeFiles, type Build} from './writeFiles';

/** Writes the files of the build that the only argument describes as JSON. */
async function main(): Promise<void> {
  try {
    await writeFiles(JSON.parse(process.argv[2] ?? '') as Build);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

void main();
