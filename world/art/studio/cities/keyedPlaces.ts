import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'papaparse';
import {SIZE, type KeyedPlace} from './cityPlan';

const root = join(__dirname, '../../../..');

/**
 * Lists the keyed places of a plan in order, from the sheet that its page shows, whose first column
 * names the plan.
 *
 * @param sheet path below the root of the repository.
 */
export function readKeyedPlaces(
  sheet: string,
  plan: string,
): readonly KeyedPlace[] {
  const {data, meta} = parse<Readonly<Record<string, string>>>(
    readFileSync(join(root, sheet), 'utf8'),
    {header: true, skipEmptyLines: true},
  );
  const [first = ''] = meta.fields ?? [];
  return data
    .filter((row) => row[first] === plan)
    .map(({Place = '', Across, Down}) => ({
      name: Place,
      at: [
        (Number(Across) * SIZE.width) / 100,
        (Number(Down) * SIZE.height) / 100,
      ],
    }));
}
