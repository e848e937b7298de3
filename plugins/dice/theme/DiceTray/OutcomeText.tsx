import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Outcome, Throw} from '../../model/outcome';

type Props = {readonly outcome: Outcome};

/** A roll and its breakdown: "2d6+3: 4 + 5 + 3 = 12". */
function ThrowText({dice, workings, total}: Throw): ReactNode {
  return (
    <>
      {`${dice}: ${workings === '' ? '' : `${workings} = `}`}
      <strong>{total}</strong>
    </>
  );
}

/** The row of a table, without its dice number. */
function RowText({row}: {readonly row: readonly string[]}): ReactNode {
  const [, ...cells] = row;
  return <span className="diceTrayRow">{cells.join(': ')}</span>;
}

/** The text of a roll, with everything that followed from it. */
export default function OutcomeText({outcome}: Props): ReactNode {
  const {purpose, row, inRow = [], then, ...thrown} = outcome;
  return (
    <>
      {purpose !== undefined && (
        <span className="diceTrayPurpose">{purpose}</span>
      )}
      <span className="diceTrayThrow">
        <ThrowText {...thrown} />
      </span>
      {row !== undefined && <RowText row={row} />}
      {inRow.map((each, index) => (
        // The same dice can occur twice, but they never change places.
        <span key={index} className="diceTrayThrow">
          <ThrowText {...each} />
        </span>
      ))}
      {then !== undefined && (
        <span className="diceTrayThen">
          <Translate
            id="site.diceTray.then"
            description="Shown before the result of a linked table">
            and then
          </Translate>{' '}
          <OutcomeText outcome={then} />
        </span>
      )}
    </>
  );
}
