/** What of a page a pin is: something with an address, a picture, a row, or all of it. */
export type Target =
  | {readonly kind: 'page'}
  | {readonly kind: 'id'; readonly id: string}
  | {readonly kind: 'picture'; readonly alt: string}
  | {readonly kind: 'row'; readonly table: string; readonly first: string};

/** Writes a target as pins keep it. */
export function writeTarget(target: Target): string {
  switch (target.kind) {
    case 'page':
      return '';
    case 'id':
      return `#${target.id}`;
    case 'picture':
      return `img:${target.alt}`;
    case 'row':
      return `row:${encodeURIComponent(target.table)}:${target.first}`;
  }
}

const ROW = /^row:(?<table>[^:]*):(?<first>[\s\S]*)$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads what pins keep; one of an unknown form is the whole page. */
export function readTarget(text: string): Target {
  if (text.startsWith('#') && text.length > 1) {
    return {kind: 'id', id: text.slice(1)};
  }
  if (text.startsWith('img:')) {
    return {kind: 'picture', alt: text.slice(4)};
  }
  const {table, first} = ROW.exec(text)?.groups ?? {};
  return table === undefined || first === undefined
    ? {kind: 'page'}
    : {kind: 'row', table: decode(table), first};
}

/** The hash that leads to a target. */
export function getHash(text: string): string {
  const target = readTarget(text);
  return target.kind === 'id' ? `#${target.id}` : '';
}
