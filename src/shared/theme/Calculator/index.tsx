import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** The input fields. */
  readonly children: ReactNode;
  readonly result: ReactNode;
};

/** A small form that recalculates as readers type. Without script it shows its first example. */
export default function Calculator({
  title,
  children,
  result,
}: Props): ReactNode {
  return (
    <form
      className={styles.calculator}
      onSubmit={(event) => {
        event.preventDefault();
      }}>
      <fieldset className={styles.set}>
        <legend className={styles.title}>{title}</legend>
        <div className={styles.fields}>{children}</div>
        <div className={styles.result} role="status">
          {result}
        </div>
        <p className={styles.hint}>
          <Translate
            id="site.calculator.noScript"
            description="Shown in a calculator without scripts">
            This calculator needs JavaScript. The tables on this page give the
            same numbers.
          </Translate>
        </p>
      </fieldset>
    </form>
  );
}
