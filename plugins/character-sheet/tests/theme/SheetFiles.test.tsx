import {fireEvent, screen} from '@testing-library/react';
import SheetFiles from '../../theme/CharacterSheet/SheetFiles';
import type {FilledPdf} from '../../client/pdfForm';
import type {AnyCharacter, OpenRules} from '../../model/sheetRules';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const mockSaved: string[] = [];
let mockUndrawn: readonly string[] = [];

jest.mock('../../client/pdfForm', () => ({
  fillPdf: (): Promise<FilledPdf> =>
    Promise.resolve({bytes: new Uint8Array(), undrawn: mockUndrawn}),
}));
jest.mock('../../../../src/shared/client/saveFile', () => ({
  saveFile: ({name}: {readonly name: string}) => mockSaved.push(name),
}));

/** Fills the printable character sheet, on a host that answers with a status. */
function fill(status = 200): void {
  globalThis.fetch = () =>
    Promise.resolve({
      ok: status === 200,
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
    } as Response);
  renderOnPage(
    <SheetFiles
      rules={{fillForm: () => ({})} as unknown as OpenRules<AnyCharacter>}
      character={{name: 'Łuk'} as unknown as AnyCharacter}
      say={() => undefined}
    />,
  );
  fireEvent.click(
    screen.getByRole('button', {name: /printable character sheet/}),
  );
}

describe('the printable character sheet', () => {
  beforeEach(() => {
    mockSaved.length = 0;
    mockUndrawn = [];
  });

  it('is saved, and names the fields with letters that no font has', async () => {
    mockUndrawn = ['Name', 'Notes'];
    fill();
    expect(
      await screen.findByText(
        /appear as question marks in these fields: Name, Notes\./,
      ),
    ).toBeTruthy();
    expect(mockSaved).toHaveLength(1);
  });

  it('is not saved if its form cannot be fetched', async () => {
    fill(503);
    expect(
      await screen.findByText(/The printable character sheet did not load/),
    ).toBeTruthy();
    expect(mockSaved).toEqual([]);
  });
});
