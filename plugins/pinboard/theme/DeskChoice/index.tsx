import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {showPins, useDeskView} from '../../client/deskView';

/** The setting that shows or hides pins. */
export default function DeskChoice(): ReactNode {
  const {pins} = useDeskView();
  const id = useId();
  return (
    <fieldset className="tableChoice">
      <legend>
        <Translate id="site.table.desk" description="Heading of the pinboard">
          Pinboard
        </Translate>
      </legend>
      <div className="tableOption">
        <input
          type="checkbox"
          id={id}
          aria-describedby={`${id}-note`}
          checked={pins}
          onChange={({target}) => {
            showPins(target.checked);
          }}
        />
        <label htmlFor={id}>
          <Translate
            id="site.table.pins"
            description="Switch of the pins beside the text">
            Pins beside the text
          </Translate>
        </label>
        <span id={`${id}-note`}>
          <Translate
            id="site.table.pins.note"
            description="What the pins beside the text are for">
            Adds a pin to headings, rows, spells, and pictures. Press P to pin
            what you point at, and D to open your pinboard.
          </Translate>
        </span>
      </div>
    </fieldset>
  );
}
