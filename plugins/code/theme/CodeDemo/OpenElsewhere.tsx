import type {ReactNode} from 'react';
import type {DemoForm} from '../../model/codeDemo';

type Props = DemoForm & {
  /** Label of the button. */
  readonly children: ReactNode;
};

/** A button that opens code on another site in a new tab. */
export default function OpenElsewhere(props: Props): ReactNode {
  const {action, fields, children} = props;
  return (
    <form method="post" action={action} target="_blank" rel="noopener">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button--secondary button--sm">
        {children}
      </button>
    </form>
  );
}
