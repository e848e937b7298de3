import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sheetRules} from '../../../../../world/sheetRules';
import {useState, type ReactNode} from 'react';
import FileButtons from '../../../../shared/components/FileButtons';
import {formatTexts} from '../../../../shared/components/FileButtons/formatTexts';
import {saveFile} from '../../../../shared/hooks/saveFile';
import {kebabCase} from '../../../../shared/lib/kebabCase';
import {openSheetFile} from '../../hooks/openSheetFile';
import {fillPdf} from '../../hooks/pdfForm';
import {addCharacter} from '../../hooks/sheetStore';
import {writeSheetFile, type SheetFault} from '../../lib/sheetFile';
import type {AnyCharacter, OpenRules} from '../../lib/sheetRules';

type Rules = OpenRules<AnyCharacter>;

/** Explains why a file was not imported. */
const faultTexts: Readonly<Record<SheetFault, () => string>> = {
  ...formatTexts,
  damaged: () =>
    translate({
      id: 'site.sheet.file.damaged',
      message:
        'This file has no character that can be read. Nothing was changed.',
    }),
  noForm: () =>
    translate({
      id: 'site.sheet.file.noForm',
      message:
        'This PDF is damaged, or no character sheet of this game. Nothing was changed.',
    }),
};

async function openFile(rules: Rules, file: File): Promise<string> {
  const content = await openSheetFile(rules, file);
  if ('fault' in content) {
    return faultTexts[content.fault]();
  }
  await addCharacter(content.character);
  return translate({
    id: 'site.sheet.file.opened',
    message: 'Opened as a new character. All others are still here.',
  });
}

/** Names the file of a character. */
function nameFile(character: AnyCharacter, ending: string): string {
  return `${kebabCase(sheetRules.getName(character)) || 'character'}.${ending}`;
}

async function savePdf(
  rules: Rules,
  character: AnyCharacter,
  address: string,
): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`The form answers with ${response.status}.`);
  }
  const form = new Uint8Array(await response.arrayBuffer());
  saveFile({
    name: nameFile(character, 'pdf'),
    type: 'application/pdf',
    text: await fillPdf(form, rules.fillForm(character)),
  });
}

type PdfProps = {readonly rules: Rules; readonly character: AnyCharacter};

/** Fills the printed sheet. */
function PdfButton({rules, character}: PdfProps): ReactNode {
  const address = useBaseUrl(sheetRules.form);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        disabled={state === 'busy'}
        onClick={() => {
          setState('busy');
          savePdf(rules, character, address).then(
            () => {
              setState('idle');
            },
            () => {
              setState('failed');
            },
          );
        }}>
        <Translate
          id="site.sheet.pdf"
          description="Saves a character as the printed sheet">
          Fill the printed sheet (PDF)
        </Translate>
      </button>
      <span role="status" className="sheetSoft">
        {state === 'failed' && (
          <Translate
            id="site.sheet.pdf.failed"
            description="Said if the printed sheet cannot be filled">
            The printed sheet cannot be filled now: without a connection it must
            be kept with the documents.
          </Translate>
        )}
      </span>
    </>
  );
}

type Props = {
  readonly rules: Rules;
  /** Undefined if there is none yet. */
  readonly character: AnyCharacter | undefined;
};

/** Exports the open character as a file, and imports such files. */
export default function SheetFiles({rules, character}: Props): ReactNode {
  const [said, say] = useState('');
  return (
    <div className="sheetButtons">
      <FileButtons
        {...(character && {
          makeFile: () => ({
            name: nameFile(character, 'json'),
            type: 'application/json',
            text: writeSheetFile(sheetRules, character),
          }),
        })}
        openFile={(file) => openFile(rules, file)}
        say={say}
        accept=".json,application/json,.pdf,application/pdf"
        buttonClass="button button--secondary"
      />
      <p role="status" className="sheetSoft">
        {said}
      </p>
      {character && <PdfButton rules={rules} character={character} />}
    </div>
  );
}
