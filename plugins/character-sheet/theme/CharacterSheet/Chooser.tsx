import Translate, {translate} from '@docusaurus/Translate';
import {sheetRules} from '../../../../world/sheetRules';
import {useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import ChoiceField from '../../../../src/shared/theme/Field/ChoiceField';
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
    ? translate({id: 'site.sheet.unnamed', message: 'Unnamed character'})
    : name;
}

/** Selects one of the saved characters. */
function Kept(): ReactNode {
  const {value} = useSheets();
  const {sheets} = value;
  return (
    sheets.length > 1 && (
      <ChoiceField
        label={translate({id: 'site.sheet.kept', message: 'Your characters'})}
        options={sheets.map(({character}) => nameCharacter(character))}
        chosen={sheets.findIndex(({id}) => id === findOpenSheet(value)?.id)}
        choose={(index) => {
          void openCharacter(sheets[index]?.id ?? '');
        }}
      />
    )
  );
}

/** Copies a ready-made character. */
function Ready({rules: {ready}}: {readonly rules: Rules}): ReactNode {
  const [chosen, choose] = useState(0);
  const {character} = ready[chosen] ?? {};
  return (
    character && (
      <div className="sheetAdd">
        <ChoiceField
          label={translate({
            id: 'site.sheet.ready',
            message: 'Ready-made characters',
          })}
          options={ready.map(({name, about}) => `${name}: ${about}`)}
          {...{chosen, choose}}
        />
        <Button onClick={() => void addCharacter(character)}>
          <Translate id="site.sheet.load" description="Takes a character">
            Use this character
          </Translate>
        </Button>
      </div>
    )
  );
}

/** Undoes the last change, and removes the open character. */
function Others(): ReactNode {
  const {value, undo} = useSheets();
  const open = findOpenSheet(value);
  return (
    <>
      <Button
        disabled={undo === 0}
        onClick={() => {
          void undoChange();
        }}>
        <Translate id="site.sheet.undo" description="Undoes a change">
          Undo
        </Translate>
      </Button>
      {open && (
        <Button
          onClick={() => {
            void removeCharacter(open.id);
          }}>
          <Translate
            id="site.sheet.remove"
            description="Removes a character"
            values={{name: nameCharacter(open.character)}}>
            {'Remove {name}'}
          </Translate>
        </Button>
      )}
    </>
  );
}

/** Adds a character, and focuses the field of its name. */
async function beginCharacter({blank}: Rules): Promise<void> {
  await addCharacter(blank);
  document.querySelector<HTMLInputElement>('.sheet [name="name"]')?.focus();
}

/** Selects a saved character, starts a new one, or copies a ready-made one. */
export default function Chooser({rules}: {readonly rules: Rules}): ReactNode {
  return (
    <div className="sheetChooser">
      <Kept />
      <Ready rules={rules} />
      <div className="sheetButtons">
        <Button
          isMain
          onClick={() => {
            void beginCharacter(rules);
          }}>
          <Translate id="site.sheet.new" description="Begins a new character">
            New character
          </Translate>
        </Button>
        <Others />
      </div>
    </div>
  );
}
