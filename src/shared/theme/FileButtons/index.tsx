import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {saveFile, type MadeFile} from '../../client/saveFile';
import Button from '../Button';

export type Props = {
  /** Absent while there is nothing to save. */
  readonly makeFile?: () => Omit<MadeFile, 'type'>;
  /** Opens a file, and returns a message for readers. */
  readonly openFile: (file: File) => Promise<string>;
  /** Shows the result of opening a file. */
  readonly say: (text: string) => void;
  /** The file types that readers can open; JSON by default. */
  readonly accept?: string;
};

/**
 * The maximum size of a file to open, in bytes. It is larger than any file that readers can save.
 */
const MOST_BYTES = 64 * 2 ** 20;

function openSmall(file: File, {openFile}: Props): Promise<string> {
  return file.size <= MOST_BYTES
    ? openFile(file)
    : Promise.resolve(
        translate({
          id: 'site.file.tooLarge',
          message:
            'This file is too large to have been saved here. Nothing has changed.',
        }),
      );
}

/** Buttons that save readers’ work as a JSON file, and open such a file. */
export default function FileButtons(props: Props): ReactNode {
  const {makeFile, say} = props;
  const {accept = '.json,application/json'} = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      {makeFile && (
        <Button
          onClick={() => {
            saveFile({...makeFile(), type: 'application/json'});
          }}>
          <Translate
            id="site.file.save"
            description="Button that saves what readers made as a file">
            Save as a file
          </Translate>
        </Button>
      )}
      <Button onClick={() => field.current?.click()}>
        <Translate
          id="site.file.open"
          description="Button that opens a file that readers saved">
          Open a file
        </Translate>
      </Button>
      <input
        ref={field}
        type="file"
        accept={accept}
        hidden
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file !== undefined) {
            void openSmall(file, props).then(say);
          }
          target.value = '';
        }}
      />
    </>
  );
}
