import type {ReactNode} from 'react';
import type {DemoForm} from '../../lib/codeDemo';

type Props = DemoForm & {
  /** What the button says. */
  readonly children: ReactNode;
};

/** Hands code to another site in a new tab, on a press and not before. */
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
