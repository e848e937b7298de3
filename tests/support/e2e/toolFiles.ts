import {readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';

/** Saves what a tool holds as a file, and returns its text. */
export async function saveFile(tool: Locator): Promise<string> {
  const [download] = await Promise.all([
    tool.page().waitForEvent('download'),
    tool.getByRole('button', {name: 'Save as a file'}).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** Opens a file with a text in a tool. */
export async function openFile(tool: Locator, text: string): Promise<void> {
  await tool.locator('input[type=file]').setInputFiles({
    name: 'saved.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}
