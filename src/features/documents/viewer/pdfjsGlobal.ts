import * as pdfjs from 'pdfjs-dist';

// The viewer components of pdf.js expect it as a global, not as a module.
Object.assign(globalThis, {pdfjsLib: pdfjs});
