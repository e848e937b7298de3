import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {formatDay, parseDate} from '../../model/calendar';
import type {Sheet} from '../../../../src/shared/model/csv';
import {litPart, moonCycles, describeMoon, type Moon} from '../../model/moons';
import {longDate} from '../../model/sayDay';
import styles from './styles.module.css';

type Props = {
  /** The CSV file with the current date; the build passes it in. */
  readonly sheet: Sheet;
};

function Disc({color, turn}: Moon): ReactNode {
  return (
    <svg
      className={styles.disc}
      data-moon-color={color}
      viewBox="-11 -11 22 22"
      aria-hidden="true"
      focusable="false">
      <circle className={styles.dark} r="10" />
      <path className={styles.lit} d={litPart(turn)} />
    </svg>
  );
}

function MoonToday(moon: Moon): ReactNode {
  const {name, phase, nextNew, nextFull} = moon;
  return (
    <li className={styles.moon}>
      <Disc {...moon} />
      <span>
        <strong>{name}</strong> {phase}
        <span className={styles.next}>
          <Translate
            id="site.worldToday.next"
            description="When a moon is full and new again"
            values={{full: formatDay(nextFull), dark: formatDay(nextNew)}}>
            {'full {full}, new {dark}'}
          </Translate>
        </span>
      </span>
    </li>
  );
}

/** The current date of the world, with its moons. */
export default function WorldToday({sheet}: Props): ReactNode {
  const today = parseDate(sheet.rows[0]?.[0] ?? '');
  return (
    <div className={styles.today}>
      <p className={styles.date}>
        <Translate
          id="site.worldToday.date"
          description="The date of today in the world"
          values={{date: longDate(today)}}>
          {'Today is {date}'}
        </Translate>
      </p>
      <ul
        className={styles.moons}
        aria-label={translate({
          id: 'site.worldToday.moons',
          message: 'The moons today',
          description: 'Name of the list of moons',
        })}>
        {moonCycles.map((cycle) => (
          <MoonToday key={cycle.name} {...describeMoon(cycle, today)} />
        ))}
      </ul>
    </div>
  );
}
