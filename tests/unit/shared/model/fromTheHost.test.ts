import {isDeepStrictEqual} from 'node:util';
import {readFeatures} from '../../../../plugins/map/model/feature';
import {readPlaces} from '../../../../plugins/map/model/places';
import {demoFailure} from '../../../../plugins/code/model/codeDemo';
import {parseSheet} from '../../../../src/shared/model/csv';
import {SearchEngine} from '../../../../plugins/search/model/engine';
import {findPreview} from '../../../../plugins/search/model/previews';
import {readRecords} from '../../../../plugins/search/model/readRecords';
import {KINDS} from '../../../../src/shared/model/searchRecord';
import {readAnswer} from '../../../../plugins/tables/model/sheetDownload';
import {fillers} from '../../../../plugins/search/model/words';
import fc from '../../../support/properties';

/** Generates anything that a host could answer instead of the expected JSON. */
function nearMisses(keys: readonly string[]): fc.Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('/a', '//a', 'page', 'Point', 'LineString', 'MultiPolygon'),
  );
  const known = fc.dictionary(fc.constantFrom(...keys, '__proto__'), odd);
  return fc.oneof(fc.jsonValue(), known, fc.array(known));
}

/** Whether a function succeeds, or fails with one of the expected messages. */
function isSafe(act: () => unknown, own: RegExp): boolean {
  try {
    act();
    return true;
  } catch (error) {
    return error instanceof Error && own.test(error.message);
  }
}

describe('search records from a host', () => {
  const record = fc.record(
    {
      kind: fc.constantFrom(...KINDS),
      title: fc.string(),
      to: fc.webPath().map((path) => `/a${path}`),
      within: fc.string(),
      text: fc.string(),
      aliases: fc.string(),
      headings: fc.string(),
    },
    {requiredKeys: ['kind', 'title', 'to', 'within', 'text']},
  );

  it('are accepted unchanged', () => {
    fc.assert(
      fc.property(fc.array(record, {maxLength: 5}), (records) => {
        const text = JSON.stringify(records);
        return JSON.stringify(readRecords(JSON.parse(text))) === text;
      }),
    );
  });

  it('are rejected if they are anything else', () => {
    const keys = ['kind', 'title', 'to', 'within', 'text', 'aliases'];
    fc.assert(
      fc.property(nearMisses(keys), (json) =>
        isSafe(() => readRecords(json), /^The search index is not a list/),
      ),
    );
  });

  it('are searched without errors, whatever their text', () => {
    fc.assert(
      fc.property(
        fc.array(record, {maxLength: 5}),
        fc.array(fc.string(), {minLength: 5, maxLength: 5}),
        (records, queries) => {
          const engine = new SearchEngine({synonyms: {}, fillers});
          engine.add(readRecords(records));
          return queries.every((query) => engine.search(query, 5).length <= 5);
        },
      ),
    );
  });

  it.each(['//evil.example/', 'javascript:alert(1)', 'a.html', '/\\evil', ''])(
    'cannot lead to another site: %j',
    (to) => {
      const found = {kind: 'page', title: 'A', within: '', text: '', to};
      expect(() => readRecords([found])).toThrow(TypeError);
    },
  );
});

describe('link previews from a host', () => {
  const text = fc.string();
  it('are accepted unchanged, and ignored if they are anything else', () => {
    fc.assert(
      fc.property(fc.tuple(text, text, text), fc.webPath(), (preview, to) => {
        expect(findPreview({[`/${to}`]: preview}, `/${to}`)).toEqual(preview);
      }),
    );
    fc.assert(
      fc.property(nearMisses(['/a', '/b']), (json) => {
        const found = findPreview(json, '/a');
        return found?.every((each) => typeof each === 'string') ?? true;
      }),
    );
  });
});

describe('map data from a host', () => {
  const facts = fc.record({
    id: fc.string({minLength: 1}),
    name: fc.string(),
    kind: fc.string({minLength: 1}),
    page: fc.string(),
  });
  const position = fc.tuple(fc.integer(), fc.integer());
  const line = fc.array(position, {minLength: 1, maxLength: 4});

  it('are accepted unchanged', () => {
    const point = fc.tuple(facts, position);
    const road = fc.tuple(facts, line);
    fc.assert(
      fc.property(
        fc.array(point, {minLength: 1, maxLength: 4}),
        fc.array(road, {maxLength: 4}),
        (points, roads) => {
          const feature =
            (type: string) =>
            ([properties, coordinates]: readonly [object, unknown]) => ({
              properties,
              geometry: {type, coordinates},
            });
          const features = [
            ...points.map(feature('Point')),
            ...roads.map(feature('LineString')),
          ];
          return isDeepStrictEqual(readFeatures({features}), {
            points: points.map(([each, at]) => ({
              ...each,
              more: {},
              position: at,
            })),
            lines: roads.map(([each, way]) => ({...each, more: {}, line: way})),
            areas: [],
          });
        },
      ),
    );
  });

  it('are rejected with a reason if they are anything else', () => {
    const geometry = nearMisses(['type', 'coordinates']);
    const properties = nearMisses(['id', 'name', 'kind', 'page']);
    const feature = fc.record({geometry, properties}, {requiredKeys: []});
    const files = fc.oneof(
      nearMisses(['features']),
      fc.record({features: fc.array(fc.oneof(feature, fc.jsonValue()))}),
    );
    fc.assert(
      fc.property(files, (json) => isSafe(() => readFeatures(json), OWN)),
    );
  });

  /** The errors of unreadable map files. */
  const OWN =
    / (?:is not an object|is empty or not a list|has a position that is not two numbers|is not a point, line, or area)\.$|^Feature \d+(?:: ".*" is not text| has no ID or kind)\.$/su;
});

describe('a sheet from a host', () => {
  const cell = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.constantFrom('"', ',', ';', '\t', '\n', '\r\n', '=', 'Id', 'Kind'),
  );
  const texts = fc.array(cell).map((cells) => cells.join(''));

  it('is parsed, or its faults are returned, without exceptions', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseSheet(text);
        return result.ok
          ? result.sheet.rows.every(
              ({length}) => length === result.sheet.columns.length,
            )
          : result.faults.length > 0;
      }),
    );
  });

  it('is the same after writing and parsing', () => {
    const word = fc.stringMatching(/^[a-z](?:[a-z ,;"\t\n]{0,6}[a-z])?$/);
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    // The delimiter of a sheet is detected from its headings.
    const heading = fc.stringMatching(/^[a-z]{1,5}$/);
    const sheets = fc
      .uniqueArray(heading, {minLength: 1, maxLength: 5})
      .chain((columns) =>
        fc.record({
          columns: fc.constant(columns),
          rows: fc.array(
            fc.array(word, {
              minLength: columns.length,
              maxLength: columns.length,
            }),
            {minLength: 1},
          ),
        }),
      );
    fc.assert(
      fc.property(sheets, ({columns, rows}) => {
        const lines = [columns, ...rows].map((cells) =>
          cells.map(quoted).join(','),
        );
        const result = parseSheet(lines.join('\n'));
        const found = result.ok && [result.sheet.columns, result.sheet.rows];
        return isDeepStrictEqual(found, [columns, rows]);
      }),
    );
  });

  it('is reported as missing, a page or changed, whatever is answered', () => {
    const answers = fc.record({
      status: fc.integer({min: 100, max: 599}),
      type: fc.oneof(fc.string(), fc.constantFrom('text/html', 'text/csv')),
      text: texts,
    });
    fc.assert(
      fc.property(answers, fc.string(), (answer, row) => {
        const read = readAnswer(answer, {total: 1, selection: {row}});
        return typeof read.ok === 'boolean';
      }),
    );
  });

  it('of places is parsed, or rejected with an error of its own class', () => {
    const own =
      /^The CSV file of places is not valid\.$|has the position "|has the kind "/;
    fc.assert(
      fc.property(texts, (text) => isSafe(() => readPlaces(text), own)),
    );
  });
});

describe('a message of the code of a demo', () => {
  it('is text or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), nearMisses(['type', 'message'])),
        (data) => ['string', 'undefined'].includes(typeof demoFailure(data)),
      ),
    );
  });
});
