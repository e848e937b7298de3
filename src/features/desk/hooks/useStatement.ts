import {useState} from 'react';

type Said<Statement> =
  {readonly statement: Statement; readonly about?: unknown} | undefined;

/**
 * What readers are told of a thing, which goes with the next statement, and once the thing has changed.
 *
 * @param about a value that is another one after each change.
 */
export function useStatement<Statement>(
  about: unknown,
): readonly [
  statement: Statement | undefined,
  say: (statement: Statement) => void,
] {
  const [said, setSaid] = useState<Said<Statement>>();
  if (said !== undefined && !('about' in said)) {
    // A change that was made before something was said of it is shown by now.
    setSaid({...said, about});
  } else if (said !== undefined && said.about !== about) {
    setSaid(undefined);
  }
  return [
    said?.statement,
    (statement) => {
      setSaid({statement});
    },
  ];
}
