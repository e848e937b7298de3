import Translate from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import FileCard from '../FileCard';

type Props = {
  readonly title: string;
  /** Whether the last password was wrong. */
  readonly wrong: boolean;
  readonly onPassword: (password: string) => void;
};

function WrongPassword(): ReactNode {
  return (
    <Translate
      id="site.pdfViewer.wrongPassword"
      description="Shown after a wrong password for a document">
      Wrong password. Try again.
    </Translate>
  );
}

/** Asks for the password of an encrypted document. */
export default function PasswordForm(props: Props): ReactNode {
  const {title, wrong, onPassword} = props;
  const id = useId();
  const [password, setPassword] = useState('');
  return (
    <FileCard title={title}>
      <form
        className="pdf-password"
        onSubmit={(event) => {
          event.preventDefault();
          onPassword(password);
        }}>
        <label htmlFor={id}>
          <Translate
            id="site.pdfViewer.password"
            description="Name of the field for the password of a document">
            Password for this document
          </Translate>
        </label>
        <input
          id={id}
          className="pdf-field"
          type="password"
          autoComplete="off"
          value={password}
          aria-invalid={wrong}
          aria-describedby={`${id}-wrong`}
          onChange={({target}) => {
            setPassword(target.value);
          }}
        />
        <button type="submit" className="button button--secondary">
          <Translate
            id="site.pdfViewer.unlock"
            description="Button that opens an encrypted document">
            Open the document
          </Translate>
        </button>
        <p id={`${id}-wrong`} role="alert">
          {wrong && <WrongPassword />}
        </p>
      </form>
    </FileCard>
  );
}
