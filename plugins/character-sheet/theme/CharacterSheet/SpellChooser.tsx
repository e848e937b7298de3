import {translate} from '@docusaurus/Translate';
import {useDeferredValue, useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import Check from '../../../../src/shared/theme/Field/Check';
import Field from '../../../../src/shared/theme/Field';
import Input from '../../../../src/shared/theme/Field/Input';
import NumberInput from '../../../../src/shared/theme/Field/NumberInput';
import {filterOptions} from '../../model/filterOptions';
import type {SpellOption} from '../../model/sheetView';
import type {MakeEdit} from './FieldControl';

type Props = {
  readonly options: readonly SpellOption[];
  readonly edit: MakeEdit;
};

type RowProps = {readonly option: SpellOption; readonly edit: MakeEdit};

/** The maximum number of slots that hold the same spell. */
const MOST_SLOTS = 20;

function OptionRow({option, edit}: RowProps): ReactNode {
  const {name, level, kind, facts, count, isCounted, refusal} = option;
  const set = (value: number): void => {
    const text = value === 0 ? '' : String(value);
    edit({field: 'spells', item: name, value: text});
  };
  return (
    <li className="sheetSpell">
      <span>
        <strong>{name}</strong>
        <small>{`${kind} ${level} · ${facts}`}</small>
        {refusal !== undefined && (
          <small className="sheetRefusal">{refusal}</small>
        )}
      </span>
      {isCounted && count > 0 && (
        <span className="sheetSlots">
          <NumberInput
            aria-label={translate(
              {id: 'site.sheet.spell.slots', message: 'Slots holding {name}'},
              {name},
            )}
            value={count}
            bounds={[1, MOST_SLOTS]}
            onSave={set}
          />
        </span>
      )}
      <Button
        aria-pressed={count > 0}
        aria-label={translate(
          {
            id: 'site.sheet.spell.known',
            message: 'In this character’s spells: {name}',
          },
          {name},
        )}
        onClick={() => {
          set(count > 0 ? 0 : 1);
        }}>
        <span aria-hidden="true">{count > 0 ? '★' : '☆'}</span>
      </Button>
    </li>
  );
}

/** Chooses spells and powers. Shows why the rules do not allow some of them. */
export default function SpellChooser({options, edit}: Props): ReactNode {
  const [text, setText] = useState('');
  const [isOpenOnly, setOpenOnly] = useState(true);
  const wanted = useDeferredValue(text);
  const shown = filterOptions(options, wanted, isOpenOnly);
  return (
    <>
      <div className="sheetFields">
        <Field
          label={translate({
            id: 'site.sheet.spell.find',
            message: 'Find by name, school, sphere, or level',
          })}>
          {(id) => (
            <Input
              id={id}
              type="search"
              value={text}
              autoComplete="off"
              onChange={({target}) => {
                setText(target.value);
              }}
            />
          )}
        </Field>
        <Check
          label={translate({
            id: 'site.sheet.spell.open',
            message: 'Only those allowed by class and level',
          })}
          checked={isOpenOnly}
          onChange={setOpenOnly}
        />
      </div>
      <p role="status" className="sheetSoft">
        {translate(
          {
            id: 'site.sheet.spell.count',
            message: '{count} of {total} spells and powers',
          },
          {count: shown.length, total: options.length},
        )}
      </p>
      <ul className="sheetSpells">
        {shown.map((option) => (
          <OptionRow key={option.name} option={option} edit={edit} />
        ))}
      </ul>
    </>
  );
}
