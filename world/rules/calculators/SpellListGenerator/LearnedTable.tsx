import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {getResearch} from '../../learning';
import {useSpellbook} from '../../../../plugins/spells/client/useSpellbook';
import {grouped} from '../../../../src/shared/model/signed';
import {generateList, type Learned} from '../../generateList';
import {rules} from '../../rules';
import {spellSheets} from '../../../catalogue';
import type {Props} from './Summary';
import {wayTexts, weeksText} from './texts';

function headings(): readonly string[] {
  return [
    translate({
      id: 'site.spellListGenerator.spell',
      message: 'Spell',
      description: 'Heading of the spells of a list',
    }),
    translate({
      id: 'site.spellListGenerator.at',
      message: 'Learned at',
      description: 'Heading: the level of the caster who learned a spell',
    }),
    translate({
      id: 'site.spellListGenerator.spellLevel',
      message: 'Spell level',
      description: 'Heading of the levels of spells',
    }),
    'd20',
    translate({
      id: 'site.spellListGenerator.way',
      message: 'How',
      description: 'Heading: how a caster came by a spell',
    }),
    translate({
      id: 'site.spellListGenerator.research',
      message: 'If researched instead',
      description: 'Heading: time and cost of researching a spell',
    }),
  ];
}

function researchText(level: number): string {
  const {weeks, marks, target} = getResearch(rules, level);
  return translate(
    {
      id: 'site.spellListGenerator.takes',
      message: '{weeks}, {marks} marks, target {target}',
      description: 'Time and cost of researching a spell',
    },
    {weeks: weeksText(weeks), marks: grouped(marks), target},
  );
}

function Row({spell, casterLevel, roll, way}: Learned): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={`${spellSheets.page}#${spell.anchor}`}>{spell.title}</Link>
      </th>
      <td>{casterLevel}</td>
      <td>{spell.level}</td>
      <td>{roll}</td>
      <td>{wayTexts()[way]}</td>
      <td>{researchText(spell.level)}</td>
    </tr>
  );
}

type KeepProps = Pick<Props, 'links'> & {readonly list: readonly Learned[]};

/** Puts a rolled list into the spellbook: that of the open caster, or the reader’s own. */
function KeepButton({links, list}: KeepProps): ReactNode {
  const {anchors, owner, turn} = useSpellbook(links);
  const missing = list.filter(({spell}) => !anchors.has(spell.anchor));
  return (
    <p>
      <button
        type="button"
        className="button button--secondary"
        disabled={missing.length === 0}
        onClick={() => {
          for (const {spell} of missing) {
            turn(spell);
          }
        }}>
        {owner === undefined
          ? translate({
              id: 'site.spellListGenerator.keep',
              message: 'Add them to my spellbook',
              description: 'Saves a rolled list of spells',
            })
          : translate(
              {
                id: 'site.spellListGenerator.give',
                message: 'Add them to {name}’s spells',
                description: 'Gives a rolled list of spells to a character',
              },
              {name: owner},
            )}
      </button>
    </p>
  );
}

/** The spells in the order in which they were learned, each with its roll. */
export default function LearnedTable({request, links}: Props): ReactNode {
  const label = translate({
    id: 'site.spellListGenerator.list',
    message: 'The rolled spell list',
    description: 'Name of the table of rolled spells',
  });
  const list = generateList(rules, links, request);
  return (
    <>
      <p className="table-caption">
        <Translate
          id="site.spellListGenerator.caption"
          description="Above the table of rolled spells"
          values={{
            school: request.school,
            seed: <code>{request.seed}</code>,
          }}>
          {'{school}, seed {seed}'}
        </Translate>
      </p>
      <div className="table-wide" role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {headings().map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((learned) => (
              <Row key={learned.spell.anchor} {...learned} />
            ))}
          </tbody>
        </table>
      </div>
      <KeepButton {...{links, list}} />
    </>
  );
}
