import {makePdf, seeded} from '../../../tests/support/pdfs';

/** The password of the encrypted document. */
export const PASSWORD = 'gatewatcher';

/** Faulty files that a viewer must handle, by fault. */
export const badPdfs = {
  encrypted: makePdf({password: PASSWORD, pages: 2}),
  /** Cut off before anything that tells where its pages are. */
  truncated: makePdf().subarray(0, 40),
  junk: seeded('junk', 64),
  page: Buffer.from('<!doctype html><title>Sign in</title><p>Sign in first.'),
  empty: Buffer.alloc(0),
} as const;
