import {
  PDFArray,
  PDFDict,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** The browser's ids of structure elements, whose numbers grow from document to document. */
const NAME = /^node(?<number>\d+)$/;

/** Digits of a number, padded so that ids sort numerically. */
const FIGURES = 8;

/** Renumbers the browser's ids from 1 in the same order; other names stay. */
export function steadyNames(
  names: Iterable<string>,
): ReadonlyMap<string, string> {
  const numbered = [...new Set(names)].flatMap((name) => {
    const number = NAME.exec(name)?.groups?.['number'];
    return number === undefined ? [] : [{name, number: Number(number)}];
  });
  return new Map(
    numbered
      .toSorted((a, b) => a.number - b.number)
      .map(({name}, index) => [
        name,
        `node${String(index + 1).padStart(FIGURES, '0')}`,
      ]),
  );
}

/** Visits each string in an object, with a function to replace it. */
function eachText(
  object: PDFObject,
  visit: (text: string, replace: (text: string) => void) => void,
): void {
  const entry = (value: PDFObject, set: (value: PDFObject) => void): void => {
    if (value instanceof PDFString) {
      visit(value.asString(), (text) => {
        set(PDFString.of(text));
      });
    } else {
      eachText(value, visit);
    }
  };
  if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries()) {
      entry(value, (next) => {
        object.set(index, next);
      });
    }
  } else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      entry(value, (next) => {
        object.set(key, next);
      });
    }
  } else if (object instanceof PDFRawStream) {
    eachText(object.dict, visit);
  }
}

/** Renumbers structure elements, so that the same document always results in the same bytes. */
export function steadyStructure(context: PDFContext): void {
  const objects = context.enumerateIndirectObjects().map(([, each]) => each);
  const found = new Set<string>();
  for (const object of objects) {
    eachText(object, (text) => found.add(text));
  }
  const names = steadyNames(found);
  for (const object of objects) {
    eachText(object, (text, replace) => {
      const name = names.get(text);
      if (name !== undefined) {
        replace(name);
      }
    });
  }
}
