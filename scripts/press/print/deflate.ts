import {constants, deflateSync, inflateSync} from 'node:zlib';
import {PDFName, PDFRawStream} from '@cantoo/pdf-lib';

/** Whether a stream is compressed only with Deflate, without predictor. */
export function isDeflated(value: unknown): value is PDFRawStream {
  return (
    value instanceof PDFRawStream &&
    value.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode') &&
    !value.dict.has(PDFName.of('DecodeParms'))
  );
}

/** Compresses bytes at the highest level. */
export function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, {
    level: constants.Z_BEST_COMPRESSION,
    memLevel: constants.Z_MAX_MEMLEVEL,
  });
}

/** Compresses what is compressed already as closely as we can, or returns it if that is no gain. */
export function recompress(deflated: Uint8Array): Uint8Array {
  const contents = deflate(inflateSync(deflated));
  return contents.length < deflated.length ? contents : deflated;
}
