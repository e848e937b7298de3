import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import Field from '../../../../src/shared/theme/Field';

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
  const [name, setName] = useState('');
  return (
    <form
      className="sheetAdd"
      onSubmit={(event) => {
        event.preventDefault();
        add(name.trim());
        setName('');
      }}>
      <Field label={label}>{(id) => children(id, name, setName)}</Field>
      <button
        type="submit"
        className="button button--secondary"
        disabled={name.trim() === ''}>
        <Translate id="site.sheet.add.item" description="Adds to a list">
          Add
        </Translate>
      </button>
    </form>
  );
}

type OtherProps = Omit<AddProps, 'children'> & {
  /** Suggestions while readers type. */
  readonly known?: readonly string[];
};

/** Adds an item by its name, which need not be in a table. */
export function AddOther({label, add, known = []}: OtherProps): ReactNode {
  return (
    <AddForm label={label} add={add}>
      {(id, name, setName) => (
        <>
          <input
            id={id}
            list={`${id}-known`}
            maxLength={200}
            value={name}
            autoComplete="off"
            onChange={({target}) => {
              setName(target.value);
            }}
          />
          <datalist id={`${id}-known`}>
            {known.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
    </AddForm>
  );
}
