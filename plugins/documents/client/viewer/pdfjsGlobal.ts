import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

// The viewer components of pdf.js expect it as a global, not as a module.
Object.assign(globalThis, {pdfjsLib: pdfjs});
