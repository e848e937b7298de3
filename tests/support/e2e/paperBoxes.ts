import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on a sheet of paper, in points from its lower left corner. */
export type TextBox = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly above: number;
};

/** A substitute for `Promise.withResolvers`, which pdf.js needs and older Node versions lack. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return {promise, resolve, reject};
}

if (!('withResolvers' in Promise)) {
  Object.defineProperty(Promise, 'withResolvers', {value: withResolvers});
}

/** Returns where text is on each sheet of a document. */
export async function readPaper(
  paper: Uint8Array,
): Promise<readonly (readonly TextBox[])[]> {
  const pdf = await getDocument({data: new Uint8Array(paper)}).promise;
  const sheets: TextBox[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const {items} = await page.getTextContent();
    sheets.push(
      items.flatMap((item) => {
        if (!('transform' in item) || item.str.trim() === '') {
          return [];
        }
        const [, , , , from, above] = item.transform as readonly number[];
        return from === undefined || above === undefined
          ? []
          : [{text: item.str, from, above, to: from + item.width}];
      }),
    );
  }
  return sheets;
}
