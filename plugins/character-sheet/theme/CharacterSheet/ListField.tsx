import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CloseButton from '../../../../src/shared/theme/CloseButton';
import NumberInput from '../../../../src/shared/theme/Field/NumberInput';
import type {Field, ListRow, Option} from '../../model/sheetView';
import AddForm, {AddOther, type AddProps} from './AddForm';
import type {MakeEdit} from './FieldControl';

type List = Extract<Field, {kind: 'list'}>;

type Props = {readonly field: List; readonly edit: MakeEdit};

type RowProps = Props & {readonly row: ListRow};

/** The rank or count of a row. */
function RowValue({field, row, edit}: RowProps): ReactNode {
  const change = (value: string): void => {
    edit({field: field.id, item: row.name, value});
  };
  return field.values.length > 0 ? (
    <select
      aria-label={row.name}
      value={row.value}
      onChange={({target}) => {
        change(target.value);
      }}>
      {field.values.map(({value, label}) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  ) : (
    <span>
      <NumberInput
        aria-label={row.name}
        value={Number(row.value)}
        bounds={[1, 1000]}
        onSave={(value) => {
          change(String(value));
        }}
      />
    </span>
  );
}

function Row(props: RowProps): ReactNode {
  const {field, row, edit} = props;
  return (
    <li className="sheetRow">
      <span>
        {row.name}
        {row.note !== '' && <small>{` (${row.note})`}</small>}
      </span>
      <RowValue {...props} />
      <CloseButton
        label={translate(
          {id: 'site.sheet.remove.item', message: 'Remove {name}'},
          {name: row.name},
        )}
        onClick={() => {
          edit({field: field.id, item: row.name, value: ''});
        }}
      />
    </li>
  );
}

/** Options that are not in the list yet. */
function listAddable({addable, rows}: List): readonly Option[] {
  const has = new Set(rows.map(({name}) => name.toLowerCase()));
  return addable.filter(({value}) => !has.has(value.toLowerCase()));
}

/** Adds an item from a table. */
function AddKnown({
  field,
  add,
}: Pick<Props, 'field'> & Pick<AddProps, 'add'>): ReactNode {
  const label = translate(
    {id: 'site.sheet.add.label', message: 'Add to {list}'},
    {list: field.label.toLowerCase()},
  );
  return (
    <AddForm label={label} add={add}>
      {(id, name, setName) => (
        <select
          id={id}
          value={name}
          onChange={({target}) => {
            setName(target.value);
          }}>
          <option value="">
            {translate({id: 'site.sheet.choose', message: 'Choose'})}
          </option>
          {listAddable(field).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </AddForm>
  );
}

/** A list of a character’s items, with those that can be added. */
export default function ListField({field, edit}: Props): ReactNode {
  const {addable, addOther, values} = field;
  const add = (item: string): void => {
    const known = addable.find(({value}) => value === item);
    const value = known?.start ?? values[0]?.value ?? '1';
    edit({field: field.id, item, value});
  };
  return (
    <fieldset className="sheetList">
      <legend>{field.label}</legend>
      <ul>
        {field.rows.map((row, index) => (
          <Row key={`${row.name} ${index}`} {...{field, row, edit}} />
        ))}
      </ul>
      {addable.length > 0 && <AddKnown field={field} add={add} />}
      {addOther !== undefined && <AddOther label={addOther} add={add} />}
    </fieldset>
  );
}
