import * as pdfjs from 'pdfjs-dist';

// The parts of the viewer read pdf.js from here when they are loaded, not as a module.
Object.assign(globalThis, {pdfjsLib: pdfjs});
