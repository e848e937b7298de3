import Translate, {translate} from '@docusaurus/Translate';
import {sheetRules} from '../../../../world/sheetRules';
import {useId, useState, type ReactNode} from 'react';
import {
  addCharacter,
  openCharacter,
  removeCharacter,
  undoChange,
  useSheets,
} from '../../client/sheetStore';
import type {AnyCharacter, OpenRules} from '../../model/sheetRules';
import {findOpenSheet} from '../../model/sheets';

type Rules = OpenRules<AnyCharacter>;

function nameCharacter(character: AnyCharacter): string {
  const name = sheetRules.getName(character);
  return name === ''
    ? translate({id: 'site.sheet.unnamed', message: 'Not named yet'})
    : name;
}

/** Chooses which of the kept characters is shown. */
function Kept(): ReactNode {
  const id = useId();
  const {value} = useSheets();
  return (
    value.sheets.length > 1 && (
      <span className="sheetField">
        <label htmlFor={id}>
          <Translate id="site.sheet.kept" description="Label of a choice">
            Your characters
          </Translate>
        </label>
        <select
          id={id}
          value={findOpenSheet(value)?.id}
          onChange={({target}) => {
            void openCharacter(target.value);
          }}>
          {value.sheets.map((sheet) => (
            <option key={sheet.id} value={sheet.id}>
              {nameCharacter(sheet.character)}
            </option>
          ))}
        </select>
      </span>
    )
  );
}

/** Takes a copy of a ready character. */
function Ready({rules}: {readonly rules: Rules}): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  const ready =
    rules.ready.find((each) => each.name === name) ?? rules.ready[0];
  return (
    ready && (
      <form
        className="sheetAdd"
        onSubmit={(event) => {
          event.preventDefault();
          void addCharacter(ready.character);
        }}>
        <span className="sheetField">
          <label htmlFor={id}>
            <Translate id="site.sheet.ready" description="Label of a choice">
              Ready characters
            </Translate>
          </label>
          <select
            id={id}
            value={ready.name}
            onChange={({target}) => {
              setName(target.value);
            }}>
            {rules.ready.map((each) => (
              <option key={each.name} value={each.name}>
                {`${each.name}: ${each.about}`}
              </option>
            ))}
          </select>
        </span>
        <button type="submit" className="button button--secondary">
          <Translate id="site.sheet.load" description="Takes a character">
            Take this one
          </Translate>
        </button>
      </form>
    )
  );
}

/** Undoes the last change, and removes the open character. */
function Others(): ReactNode {
  const {value, undo} = useSheets();
  const open = findOpenSheet(value);
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        disabled={undo === 0}
        onClick={() => {
          void undoChange();
        }}>
        <Translate id="site.sheet.undo" description="Undoes a change">
          Undo
        </Translate>
      </button>
      {open && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            void removeCharacter(open.id);
          }}>
          <Translate
            id="site.sheet.remove"
            description="Removes a character"
            values={{name: nameCharacter(open.character)}}>
            {'Remove {name}'}
          </Translate>
        </button>
      )}
    </>
  );
}

/** A new character begins with its name. */
async function beginCharacter({blank}: Rules): Promise<void> {
  await addCharacter(blank);
  document.querySelector<HTMLInputElement>('.sheet [name="name"]')?.focus();
}

/** Chooses a kept character, begins a new one, or takes a ready one. */
export default function Chooser({rules}: {readonly rules: Rules}): ReactNode {
  return (
    <div className="sheetChooser">
      <Kept />
      <Ready rules={rules} />
      <div className="sheetButtons">
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            void beginCharacter(rules);
          }}>
          <Translate id="site.sheet.new" description="Begins a new character">
            New character
          </Translate>
        </button>
        <Others />
      </div>
    </div>
  );
}
