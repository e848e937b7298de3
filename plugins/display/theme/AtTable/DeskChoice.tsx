import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {showPins} from '../../client/showPins';
import {changeTableView, useTableView} from '../../client/tableView';
import {Tool} from './Tools';

/** Opens the desk, and shows or hides pins. */
export default function DeskChoice(): ReactNode {
  const {pins} = useTableView();
  const id = useId();
  return (
    <fieldset className="tableChoice">
      <legend>
        <Translate id="site.table.desk" description="Heading of the desk">
          The desk
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
            Headings, rows, spells and pictures get a pin. Key P pins what you
            point at, key D opens the desk.
          </Translate>
        </span>
      </div>
      <Tool
        label={translate({
          id: 'site.table.desk.open',
          message: 'Open the desk',
        })}
        note={translate({
          id: 'site.table.desk.note',
          message: 'All that you have pinned, with your notes.',
        })}
        open={() => {
          changeTableView({panel: false, desk: true});
        }}
      />
    </fieldset>
  );
}
