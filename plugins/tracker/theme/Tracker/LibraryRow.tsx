import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import {addFighters} from '../../client/trackerStore';
import type {Group} from '../../../../src/shared/model/fighter';

type Props = {
  readonly name: string;
  /** A note beside its name; may be empty. */
  readonly note: string;
  readonly groups: readonly Group[];
  /** Its further actions. */
  readonly children?: ReactNode;
};

/** A fighter or party in a list, added to the fight with one tap. */
export default function LibraryRow(props: Props): ReactNode {
  const {name, note, groups, children} = props;
  return (
    <li className="trackerSpell">
      <span>
        <strong>{name}</strong>
        {note !== '' && <span className="trackerSoft">{note}</span>}
      </span>
      <Button
        aria-label={translate(
          {id: 'site.tracker.add.one', message: 'Add {name}'},
          {name},
        )}
        onClick={() => void addFighters(groups)}>
        <Translate id="site.tracker.add" description="Adds fighters">
          Add
        </Translate>
      </Button>
      {children}
    </li>
  );
}
