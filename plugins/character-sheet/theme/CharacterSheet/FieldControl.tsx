import type {ReactNode} from 'react';
import Field from '../../../../src/shared/theme/Field';
import NumberInput from '../../../../src/shared/theme/Field/NumberInput';
import {useDraft} from '../../../../src/shared/client/useDraft';
import type {Edit} from '../../model/sheetRules';
import type {Field as AnyField} from '../../model/sheetView';
import ListField from './ListField';

export type MakeEdit = (edit: Edit) => void;

type Of<Kind extends AnyField['kind']> = {
  readonly field: Extract<AnyField, {kind: Kind}>;
  readonly edit: MakeEdit;
};

function TextField({field, edit}: Of<'text'>): ReactNode {
  const draft = useDraft(field.value, (value) => {
    edit({field: field.id, value});
  });
  const isLong = field.isLong ?? false;
  const Tag = isLong ? 'textarea' : 'input';
  return (
    <Field label={field.label}>
      {(id) => (
        <Tag
          id={id}
          name={field.id}
          maxLength={isLong ? 5000 : 200}
          value={draft.value}
          onChange={({target}) => {
            draft.edit(target.value);
          }}
          onBlur={draft.save}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

function NumberField({field, edit}: Of<'number'>): ReactNode {
  return (
    <Field label={field.label}>
      {(id) => (
        <NumberInput
          id={id}
          value={field.value}
          bounds={[field.least, field.most]}
          onSave={(value) => {
            edit({field: field.id, value: String(value)});
          }}
        />
      )}
    </Field>
  );
}

function ChoiceField({field, edit}: Of<'choice'>): ReactNode {
  return (
    <Field label={field.label}>
      {(id) => (
        <select
          id={id}
          value={field.value}
          onChange={({target}) => {
            edit({field: field.id, value: target.value});
          }}>
          {field.options.map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export default function FieldControl({
  field,
  edit,
}: {
  readonly field: AnyField;
  readonly edit: MakeEdit;
}): ReactNode {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} edit={edit} />;
    case 'number':
      return <NumberField field={field} edit={edit} />;
    case 'choice':
      return <ChoiceField field={field} edit={edit} />;
    case 'list':
      return <ListField field={field} edit={edit} />;
  }
}
