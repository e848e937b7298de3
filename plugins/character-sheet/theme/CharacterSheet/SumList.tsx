import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {writeTotal} from '../../model/compareViews';
import type {Mention, Sum} from '../../model/sheetView';

/** Names a page by its address, such as "armor and defense". */
function namePage(page: string): string {
  const last = page.split('/').findLast((part) => part !== '') ?? '';
  return last.replace('.html', '').replaceAll('-', ' ');
}

function RuleLink({page}: {readonly page: string}): ReactNode {
  return (
    <Link to={page}>
      <Translate
        id="site.sheet.rule"
        description="Link to the rule that a number of a character comes from"
        values={{name: namePage(page)}}>
        {'Rule: {name}'}
      </Translate>
    </Link>
  );
}

/** Writes the parts of a sum, such as "10 base + 2 shield". */
function writeParts({parts}: Sum): string {
  return parts
    .map(({label, value}, index) => {
      const size = String(Math.abs(value));
      const sign = value < 0 ? '− ' : '+ ';
      const isPlain = index === 0 && value >= 0;
      return `${isPlain ? '' : sign}${size} ${label}`;
    })
    .join(' ');
}

/** Derived numbers, each with its sum and its rule. */
export default function SumList({
  sums,
}: {
  readonly sums: readonly Sum[];
}): ReactNode {
  return (
    sums.length > 0 && (
      <ul className="sheetSums">
        {sums.map((sum) => (
          <li key={sum.name}>
            <span className="sheetSumName">{sum.name}</span>{' '}
            <strong>{writeTotal(sum)}</strong>{' '}
            <span className="sheetParts">
              {sum.parts.length > 0 && `= ${writeParts(sum)} · `}
              <RuleLink page={sum.page} />
            </span>
          </li>
        ))}
      </ul>
    )
  );
}

type MentionsProps = {
  readonly mentions: readonly Mention[];
  readonly className: string;
};

/** Texts, each with a link to its page. */
export function Mentions({mentions, className}: MentionsProps): ReactNode {
  return (
    mentions.length > 0 && (
      <ul className={className}>
        {mentions.map(({text, page}) => (
          <li key={text}>
            {text} <RuleLink page={page} />
          </li>
        ))}
      </ul>
    )
  );
}
