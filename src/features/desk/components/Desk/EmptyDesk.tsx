import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {showPins} from '../../../table-mode/hooks/showPins';
import {useTableView} from '../../../table-mode/hooks/tableView';

/** Explains on an empty desk how to add the first pin. */
export default function EmptyDesk(): ReactNode {
  const {pins} = useTableView();
  return pins ? (
    <p className="deskEmpty">
      <Translate
        id="site.desk.empty"
        description="Said on a desk that has no pins, while pins are beside the text">
        Nothing is pinned yet. Press a pin beside a heading, a row, a spell, a
        picture or the map; or point at it and press the key P.
      </Translate>
    </p>
  ) : (
    <div className="deskEmpty">
      <p>
        <Translate
          id="site.desk.empty.off"
          description="Said on a desk that has no pins, while there are none beside the text">
          Nothing is pinned yet. With pins beside the text, each heading, row,
          spell, picture and map comes here with one press.
        </Translate>
      </p>
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() => {
          showPins(true);
        }}>
        <Translate
          id="site.desk.empty.show"
          description="Shows pins beside the text">
          Show the pins
        </Translate>
      </button>
    </div>
  );
}
