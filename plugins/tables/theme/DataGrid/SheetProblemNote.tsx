import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SheetProblem} from '../../model/sheetDownload';

type Props = {
  /** Path of the CSV file under static/. */
  readonly src: string;
  readonly problem: SheetProblem;
  /** Requests the file again; absent if that is pointless. */
  readonly tryAgain?: () => void;
};

function messageWithoutLine(kind: SheetProblem['kind']): string | undefined {
  const messages: Partial<Record<SheetProblem['kind'], string>> = {
    missing: translate({
      id: 'site.dataGrid.missing',
      description: 'Shown if the file of a grid is not there',
      message: 'This table’s file was not found.',
    }),
    page: translate({
      id: 'site.dataGrid.page',
      description:
        'What readers see where a host sends a page in place of the file of a grid',
      message: 'The server sent a web page instead of this table’s file.',
    }),
    network: translate({
      id: 'site.dataGrid.network',
      description:
        'What readers see where the file of a grid cannot be fetched',
      message: 'This table’s file did not load.',
    }),
    changed: translate({
      id: 'site.dataGrid.changed',
      description:
        'What readers see where the file of a grid is another than that of the page',
      message: 'This table’s file does not have the columns this page needs.',
    }),
    empty: translate({
      id: 'site.dataGrid.empty',
      description: 'Shown if the file of a grid holds no rows',
      message: 'This table’s file has no rows.',
    }),
  };
  return messages[kind];
}

function describeProblem(problem: SheetProblem): string {
  const message = messageWithoutLine(problem.kind);
  if (message !== undefined || !('fault' in problem)) {
    return message ?? '';
  }
  const {line, found, expected} = problem.fault;
  return translate(
    {
      id: 'site.dataGrid.fault',
      description:
        'What readers see where a row of the file of a grid cannot be read',
      message:
        'This table’s file has an error. Line {line}: found {found}, expected {expected}.',
    },
    {line, found, expected},
  );
}

/** Explains why not all rows of a file are shown, and how to get them. */
export default function SheetProblemNote(props: Props): ReactNode {
  const {src, problem, tryAgain} = props;
  return (
    <div className="alert alert--warning" role="alert">
      <p>{describeProblem(problem)}</p>
      <p>
        <Link to={`pathname://${src}`} download>
          <Translate
            id="site.dataGrid.download"
            description="Link to the file of a grid that cannot be shown whole">
            Download the file
          </Translate>
        </Link>
      </p>
      {tryAgain && (
        <button
          type="button"
          className="button button--secondary"
          onClick={tryAgain}>
          <Translate
            id="site.dataGrid.retry"
            description="Button that fetches the file of a grid once more">
            Try again
          </Translate>
        </button>
      )}
    </div>
  );
}
