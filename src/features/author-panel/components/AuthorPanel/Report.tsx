import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {ReportState} from '../../hooks/useReport';
import type {PageReport, UnlinkedMention} from '../../lib/report';
import {listFaults} from './listFaults';
import {describeLength, reasonTexts} from './texts';

type PartProps = {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
};

function Part({title, count, children}: PartProps): ReactNode {
  return (
    <section className="authorPart">
      <Heading as="h2" className="authorPartTitle">
        {title}
        {count !== undefined && <span className="authorCount">{count}</span>}
      </Heading>
      {children}
    </section>
  );
}

function Line({line}: {readonly line: number}): ReactNode {
  return (
    <span className="authorLine">
      {translate({id: 'site.author.line', message: 'Line {line}'}, {line})}
    </span>
  );
}

function Faults({state}: {readonly state: ReportState}): ReactNode {
  const faults = listFaults(state);
  return (
    <Part
      title={translate({id: 'site.author.faults', message: 'Faults'})}
      count={faults.length}>
      <ul className="authorList">
        {faults.map(({line, found, expected}) => (
          <li key={`${line} ${found}`}>
            <Line line={line} />{' '}
            {translate(
              {
                id: 'site.author.fault',
                message: 'Found {found}, expected {expected}.',
              },
              {found, expected},
            )}
          </li>
        ))}
      </ul>
      {state.textFaults === undefined && state.isChecking && (
        <p className="authorSoft">
          <Translate
            id="site.author.faults.more"
            description="Said while slower checks of a page still run">
            Spelling and Markdown are being checked…
          </Translate>
        </p>
      )}
    </Part>
  );
}

function Mention({mention}: {readonly mention: UnlinkedMention}): ReactNode {
  const {line, text, title, address, reason} = mention;
  return (
    <li>
      <Line line={line} /> {text}
      <span className="authorSoft authorReason">
        {translate(
          {
            id: 'site.author.mention',
            message: 'The name of {title}, {address}. {reason}',
          },
          {title, address, reason: reasonTexts[reason]()},
        )}
      </span>
    </li>
  );
}

function Mentions({mentions}: Pick<PageReport, 'mentions'>): ReactNode {
  return (
    <Part
      title={translate({
        id: 'site.author.mentions',
        message: 'Mentions without a link',
      })}
      {...(mentions !== null && {count: mentions.length})}>
      {mentions === null ? (
        <p className="authorSoft">
          <Translate
            id="site.author.mentions.unknown"
            description="Said instead of mentions if the page cannot be processed">
            They are listed once the page has no fault.
          </Translate>
        </p>
      ) : (
        <ul className="authorList">
          {mentions.map((mention) => (
            <Mention key={mention.address} mention={mention} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Pictures({report}: {readonly report: PageReport}): ReactNode {
  const {pictures, pictureFaults} = report;
  return (
    <Part
      title={translate({id: 'site.author.pictures', message: 'Pictures'})}
      count={pictures}>
      <p className="authorSoft">
        {pictures === 0 && (
          <Translate
            id="site.author.pictures.none"
            description="Said if a page has no picture">
            The page shows no picture.
          </Translate>
        )}
        {pictureFaults.length > 0
          ? translate(
              {
                id: 'site.author.pictures.faults',
                message: 'Missing, or without alternative text: {count}',
              },
              {count: pictureFaults.length},
            )
          : pictures > 0 && (
              <Translate
                id="site.author.pictures.fine"
                description="Said if no picture has a fault">
                All of them exist and have an alternative text.
              </Translate>
            )}
      </p>
    </Part>
  );
}

type SheetsProps = {
  readonly sheets: readonly string[];
  readonly editSheet: (path: string) => void;
};

function Sheets({sheets, editSheet}: SheetsProps): ReactNode {
  return (
    <Part
      title={translate({id: 'site.author.sheets', message: 'Tables'})}
      count={sheets.length}>
      <ul className="authorList">
        {sheets.map((path) => (
          <li key={path}>
            <button
              type="button"
              className="authorSheet"
              onClick={() => {
                editSheet(path);
              }}>
              <span className="authorSheetName">
                {path.replace(/^.*\//, '')}
              </span>
              <span className="authorSoft">{path.replace(/[^/]*$/, '')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Props = {
  readonly state: ReportState;
  readonly check: () => void;
  readonly editSheet: (path: string) => void;
};

/** What an author may want to know of the open page. */
export default function Report({state, check, editSheet}: Props): ReactNode {
  const {report, failure, isChecking} = state;
  return (
    <>
      {report !== undefined && report !== null && (
        <p className="authorPath">{report.path}</p>
      )}
      <p className="authorState" role="status">
        {failure}
        {isChecking && (
          <Translate
            id="site.author.checking"
            description="Said while a page is checked">
            The page is being checked…
          </Translate>
        )}
        {report === null && (
          <Translate
            id="site.author.none"
            description="Said on a page that no author has written">
            This page is generated: no author has written it.
          </Translate>
        )}
      </p>
      {report !== undefined && report !== null && (
        <>
          <Faults state={state} />
          <Mentions mentions={report.mentions} />
          <Pictures report={report} />
          <Part
            title={translate({id: 'site.author.length', message: 'Length'})}>
            <p className="authorSoft">{describeLength(report.length)}</p>
          </Part>
          <Sheets sheets={report.sheets} editSheet={editSheet} />
        </>
      )}
      <button
        type="button"
        className="button button--secondary"
        onClick={check}>
        <Translate
          id="site.author.check"
          description="Button that checks the page again">
          Check again
        </Translate>
      </button>
    </>
  );
}
