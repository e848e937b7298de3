import {cp} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {PDFJS_FOLDER} from '../model/viewerAddress';

/** A local folder, and where its files are published. */
export type Mount = {
  readonly folder: string;
  /** Path on the site without the base path. */
  readonly address: string;
  /** Pattern of the published file names; all if absent. */
  readonly files?: RegExp;
};

/** Leaves out the engine for scripts in PDFs: none may run on this site. */
const NO_SCRIPTING = /^(?!quickjs|LICENSE_(?:PDFJS_)?QUICKJS)/;

/**
 * Lists the files that viewers load besides the document: the worker that parses it, character
 * maps, fonts, decoders, color profiles, and the viewer page itself.
 *
 * @param pdfjs folder of the package pdfjs-dist.
 * @param page folder of the viewer page.
 */
export function viewerMounts(pdfjs: string, page: string): readonly Mount[] {
  const web = `${PDFJS_FOLDER}/web`;
  return [
    {
      folder: join(pdfjs, 'legacy/build'),
      address: `${PDFJS_FOLDER}/legacy/build`,
      files: /^pdf\.worker\.min\.mjs$/,
    },
    {folder: join(pdfjs, 'cmaps'), address: `${web}/cmaps`},
    {folder: join(pdfjs, 'standard_fonts'), address: `${web}/standard_fonts`},
    {folder: join(pdfjs, 'wasm'), address: `${web}/wasm`, files: NO_SCRIPTING},
    {folder: join(pdfjs, 'iccs'), address: `${web}/iccs`},
    {folder: page, address: web},
  ];
}

export async function copyMounts(
  mounts: readonly Mount[],
  outDir: string,
): Promise<void> {
  for (const {folder, address, files = /^/} of mounts) {
    await cp(folder, join(outDir, address), {
      recursive: true,
      filter: (path) => path === folder || files.test(basename(path)),
    });
  }
}
