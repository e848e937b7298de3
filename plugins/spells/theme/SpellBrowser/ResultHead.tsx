import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {saveFile} from '../../../../src/shared/client/saveFile';
import type {FoundRecords} from '../../model/browser/find';
import type {BrowserState} from '../../model/browser/state';
import type {SpellRecord} from '../../model/record';
import {toCsv} from '../../model/toCsv';
import {toJson} from '../../model/toJson';
import PrintedCards from './PrintedCards';

/** The download formats: extension, MIME type, and serializer. */
const FORMS = [
  {ending: 'csv', type: 'text/csv', write: toCsv},
  {ending: 'json', type: 'application/json', write: toJson},
] as const satisfies readonly {
  ending: string;
  type: string;
  write: (records: readonly SpellRecord[]) => string;
}[];

type Props = {
  readonly state: BrowserState;
  readonly rows: FoundRecords['rows'];
  readonly total: number;
  /** The character whose spells the stars show; undefined if they are the reader's own. */
  readonly owner: string | undefined;
};

/** A button for each format in which the results can be saved. */
function SaveButtons({rows}: Pick<Props, 'rows'>): ReactNode {
  return FORMS.map(({ending, type, write}) => (
    <button
      key={ending}
      type="button"
      disabled={rows.length === 0}
      onClick={() => {
        const text = write(rows.map(({entry}) => entry));
        saveFile({name: `spells.${ending}`, type, text});
      }}>
      {translate(
        {
          id: 'site.spellBrowser.save',
          message: 'Save as {form}',
          description: 'Button that saves the results as a file',
        },
        {form: ending.toUpperCase()},
      )}
    </button>
  ));
}

/** The number of results, and buttons that act on all of them. */
export default function ResultHead(props: Props): ReactNode {
  const {state, rows, total, owner} = props;
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <div className="spellHead">
      <p role="status">
        {translate(
          {
            id: 'site.spellBrowser.found',
            message: '{count} of {total} spells and powers',
            description: 'How many spells were found',
          },
          {count: rows.length, total},
        )}
      </p>
      {owner !== undefined && (
        <p>
          <Translate
            id="site.spellBrowser.owner"
            description="Says whose spells the stars keep"
            values={{name: owner === '' ? '—' : owner}}>
            {'Stars mark the spells of {name}, the open character.'}
          </Translate>
        </p>
      )}
      <div className="spellActions">
        <SaveButtons rows={rows} />
        <button
          type="button"
          disabled={rows.length === 0}
          onClick={() => {
            setIsPrinting(true);
          }}>
          <Translate
            id="site.spellBrowser.print"
            description="Button that prints the results as cards">
            Print cards
          </Translate>
        </button>
      </div>
      {isPrinting && (
        <PrintedCards
          {...{state, rows}}
          onDone={() => {
            setIsPrinting(false);
          }}
        />
      )}
    </div>
  );
}
