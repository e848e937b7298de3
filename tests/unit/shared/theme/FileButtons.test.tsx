import {act, fireEvent, render} from '@testing-library/react';
import FileButtons from '../../../../src/shared/theme/FileButtons';

/** Opens a file of a size, and returns what is told of it. */
async function open(size: number): Promise<readonly string[]> {
  const said: string[] = [];
  const {container} = render(
    <FileButtons
      openFile={() => Promise.resolve('Opened.')}
      say={(text) => said.push(text)}
    />,
  );
  const file = new File([], 'desk.json');
  Object.defineProperty(file, 'size', {value: size});
  const field = container.querySelector('input');
  await act(async () => {
    fireEvent.change(field as Element, {target: {files: [file]}});
    await Promise.resolve();
  });
  return said;
}

it('opens a file, unless it is larger than what is saved', async () => {
  expect(await open(2 ** 26)).toEqual(['Opened.']);
  expect(await open(2 ** 26 + 1)).toEqual([
    'This file is too large to have been saved here. Nothing has changed.',
  ]);
});
