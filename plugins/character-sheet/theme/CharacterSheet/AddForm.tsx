import Translate from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';

export type AddProps = {
  readonly label: string;
  readonly add: (name: string) => void;
  readonly children: (
    id: string,
    name: string,
    setName: (name: string) => void,
  ) => ReactNode;
};

/** A control for something new, with its button. */
export default function AddForm({label, add, children}: AddProps): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      className="sheetAdd"
      onSubmit={(event) => {
        event.preventDefault();
        add(name.trim());
        setName('');
      }}>
      <span className="sheetField">
        <label htmlFor={id}>{label}</label>
        {children(id, name, setName)}
      </span>
      <button
        type="submit"
        className="button button--secondary"
        disabled={name.trim() === ''}
        aria-describedby={id}>
        <Translate id="site.sheet.add.item" description="Adds to a list">
          Add
        </Translate>
      </button>
    </form>
  );
}
