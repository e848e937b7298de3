import {getEntry} from '../../../../../src/features/spells/lib/publish';
import {toJson} from '../../../../../src/features/spells/lib/toJson';
import {spells} from '../../../../support/spells';

describe('records as JSON', () => {
  it('hold exactly what authors wrote', async () => {
    const records = await spells();
    expect(JSON.parse(toJson(records.map(getEntry)))).toEqual(records);
  });
});
