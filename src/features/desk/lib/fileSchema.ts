import {limits, PATH, type Desk, type Pin} from './desk';
import {DESK_FORMAT} from './deskFile';

type TextRule = {
  readonly type: 'string';
  readonly minLength?: number;
  readonly maxLength: number;
  readonly pattern?: string;
  readonly description: string;
};

type ListRule = {
  readonly type: 'array';
  readonly maxItems: number;
  readonly description: string;
  readonly items: object;
};

/** A new property of a desk or pin without a rule is a type error. */
type Rules<Shape> = Record<keyof Shape, TextRule | ListRule>;

const pin: Rules<Pin> = {
  id: {
    type: 'string',
    minLength: 1,
    maxLength: limits.id,
    description:
      'Identifies the pin: where two files are merged, pins of one id are one.',
  },
  path: {
    type: 'string',
    minLength: 1,
    maxLength: limits.path,
    pattern: PATH.source,
    description: 'The page that it is on, below the base path of the site.',
  },
  target: {
    type: 'string',
    maxLength: limits.target,
    description:
      'What of the page: "#id", "img:alternative text", "row:caption of the table:first cell", "map:query of the map", "pdf:number of the page:path of the file", "at:place among all that can be pinned"; all of it where empty.',
  },
  title: {
    type: 'string',
    minLength: 1,
    maxLength: limits.title,
    description: 'What the card is called.',
  },
  note: {
    type: 'string',
    maxLength: limits.note,
    description: 'What its reader wrote on it; empty where nothing.',
  },
};

function writeRecord<Shape>(properties: Rules<Shape>): object {
  return {type: 'object', required: Object.keys(properties), properties};
}

const desk: Rules<Desk> = {
  id: {
    type: 'string',
    minLength: 1,
    maxLength: limits.id,
    description: 'Identifies the desk, as that of a pin does.',
  },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: limits.name,
    description: 'What its reader calls it.',
  },
  pins: {
    type: 'array',
    maxItems: limits.pins,
    description: 'In the order of its reader.',
    items: writeRecord(pin),
  },
};

/** The JSON Schema of the file format, derived from the limits of the code. */
export const fileSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Desks, as they are saved as a file',
  type: 'object',
  required: ['format', 'version', 'desks'],
  properties: {
    format: {const: DESK_FORMAT.format},
    version: {
      type: 'integer',
      maximum: DESK_FORMAT.version,
      description: 'Raised when the file changes its shape.',
    },
    desks: {
      type: 'array',
      minItems: 1,
      maxItems: limits.desks,
      items: writeRecord(desk),
    },
  },
};
