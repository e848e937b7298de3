import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sheetRules} from '../../../../world/sheetRules';
import {useState, type ReactNode} from 'react';
import Button from '../../../../src/shared/theme/Button';
import FileButtons from '../../../../src/shared/theme/FileButtons';
import {formatTexts} from '../../../../src/shared/theme/FileButtons/formatTexts';
import {PDFJS_FOLDER} from '../../../documents/model/viewerAddress';
import {saveFile} from '../../../../src/shared/client/saveFile';
import {kebabCase} from '../../../../src/shared/model/kebabCase';
import {openSheetFile} from '../../client/openSheetFile';
import {fillPdf} from '../../client/pdfForm';
import {addCharacter} from '../../client/sheetStore';
import {writeSheetFile, type SheetFault} from '../../model/sheetFile';
import type {AnyCharacter, OpenRules} from '../../model/sheetRules';

type Rules = OpenRules<AnyCharacter>;

type PdfProps = {readonly rules: Rules; readonly character: AnyCharacter};

const faultTexts: Readonly<Record<SheetFault, () => string>> = {
  ...formatTexts,
  noForm: () =>
    translate({
      id: 'site.sheet.file.noForm',
      message:
        'This PDF is damaged or is not a character sheet of this game. Nothing has changed.',
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

function nameFile(character: AnyCharacter, ending: string): string {
  return `${kebabCase(sheetRules.getName(character)) || 'character'}.${ending}`;
}

/** A font with the letters of Europe, which the PDF viewer already uses as a fallback. */
const FONT = `${PDFJS_FOLDER}/web/standard_fonts/LiberationSans-Regular.ttf`;

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Saves the filled form, and returns the fields that could not be drawn completely. */
async function savePdf(
  {rules, character}: PdfProps,
  form: string,
  font: string,
): Promise<readonly string[]> {
  const {bytes, undrawn} = await fillPdf(
    await fetchBytes(form),
    rules.fillForm(character),
    () => fetchBytes(font),
  );
  saveFile({
    name: nameFile(character, 'pdf'),
    type: 'application/pdf',
    text: bytes,
  });
  return undrawn;
}

/** The result of filling in the printable character sheet. */
type Filling =
  | {readonly is: 'idle' | 'busy' | 'failed'}
  | {readonly is: 'filled'; readonly undrawn: readonly string[]};

function FillingNote({filling}: {readonly filling: Filling}): ReactNode {
  if (filling.is === 'failed') {
    return (
      <Translate
        id="site.sheet.pdf.failed"
        description="Shown if the printable character sheet cannot be filled">
        The printable character sheet did not load. Check your connection and
        try again.
      </Translate>
    );
  }
  return (
    filling.is === 'filled' &&
    filling.undrawn.length > 0 && (
      <Translate
        id="site.sheet.pdf.undrawn"
        description="Shown for fields with letters that no PDF font contains"
        values={{fields: filling.undrawn.join(', ')}}>
        {
          'The PDF’s fonts lack some letters, which appear as question marks in these fields: {fields}.'
        }
      </Translate>
    )
  );
}

function PdfButton(props: PdfProps): ReactNode {
  const form = useBaseUrl(sheetRules.form);
  const font = useBaseUrl(FONT);
  const [filling, setFilling] = useState<Filling>({is: 'idle'});
  return (
    <>
      <Button
        disabled={filling.is === 'busy'}
        onClick={() => {
          setFilling({is: 'busy'});
          savePdf(props, form, font).then(
            (undrawn) => {
              setFilling({is: 'filled', undrawn});
            },
            () => {
              setFilling({is: 'failed'});
            },
          );
        }}>
        <Translate
          id="site.sheet.pdf"
          description="Saves a character as the printable character sheet">
          Fill in the printable character sheet (PDF)
        </Translate>
      </Button>
      <span role="status" className="sheetSoft">
        <FillingNote filling={filling} />
      </span>
    </>
  );
}

type Props = {
  readonly rules: Rules;
  /** Undefined if no character is open yet. */
  readonly character: AnyCharacter | undefined;
  /** Reports the result of an import or export. */
  readonly say: (text: string) => void;
};

/** Exports the open character as a file, and imports such files. */
export default function SheetFiles(props: Props): ReactNode {
  const {rules, character, say} = props;
  return (
    <div className="sheetButtons">
      <FileButtons
        {...(character && {
          makeFile: () => ({
            name: nameFile(character, 'json'),
            text: writeSheetFile(sheetRules, character),
          }),
        })}
        openFile={(file) => openFile(rules, file)}
        say={say}
        accept=".json,application/json,.pdf,application/pdf"
      />
      {character && <PdfButton rules={rules} character={character} />}
    </div>
  );
}
