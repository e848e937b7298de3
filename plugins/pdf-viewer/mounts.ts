import {join} from 'node:path';
import {PDFJS_FOLDER} from '../../src/features/documents/lib/viewerAddress';

/** A folder of this machine and where readers find its files. */
export type Mount = {
  readonly folder: string;
  /** Path on the site without the base path. */
  readonly address: string;
  /** The files that are published, by name; all where absent. */
  readonly files?: RegExp;
};

/** What runs scripts of documents stays out: no document of this site may run any. */
const NO_SCRIPTING = /^(?!quickjs|LICENSE_(?:PDFJS_)?QUICKJS)/;

/**
 * Lists what viewers of documents fetch besides the document: the worker that reads
 * it, character maps, fonts, decoders and color profiles, and the viewer page itself.
 *
 * @param pdfjs folder of the package pdfjs-dist.
 * @param page folder that holds the viewer page.
 */
export function viewerMounts(pdfjs: string, page: string): readonly Mount[] {
  const web = `${PDFJS_FOLDER}/web`;
  return [
    {
      folder: join(pdfjs, 'build'),
      address: `${PDFJS_FOLDER}/build`,
      files: /^pdf\.worker\.min\.mjs$/,
    },
    {folder: join(pdfjs, 'cmaps'), address: `${web}/cmaps`},
    {folder: join(pdfjs, 'standard_fonts'), address: `${web}/standard_fonts`},
    {folder: join(pdfjs, 'wasm'), address: `${web}/wasm`, files: NO_SCRIPTING},
    {folder: join(pdfjs, 'iccs'), address: `${web}/iccs`},
    {folder: page, address: web},
  ];
}
