import {act, fireEvent, screen, within} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import CampaignMap from '../../theme/CampaignMap';
import Live from '../../theme/CampaignMap/Live';
import {
  drawCampaign,
  type Shown,
} from '../../../map/theme/WorldMap/drawCampaign';
import {readSeenMap} from '../../../../src/shared/client/seenMap';
import {renderOnPage} from '../../../../tests/support/renderOnPage';
import {staticDir} from '../../../../tests/support/site';

jest.mock('../../../map/theme/WorldMap/drawCampaign');
jest.mock('@generated/sessions/default/campaigns.json', () => ({
  __esModule: true,
  default: [
    {
      id: 'return-of-the-gatewatcher',
      name: 'Return of the Gate Watcher',
      sessions: 12,
      pages: [],
    },
  ],
}));
jest.mock('../../../../src/shared/client/useAdoptedSheet', () => ({
  useKeptSheet: jest.fn(),
}));

const campaign = 'return-of-the-gatewatcher';
const show = jest.fn<undefined, [Shown]>();

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = jest.fn();
      disconnect = jest.fn();
    },
    ResizeObserver: class {
      readonly observe: () => void;
      readonly disconnect = jest.fn();

      constructor(tell: () => void) {
        this.observe = tell;
      }
    },
    fetch: (url: string) =>
      Promise.resolve({
        ok: true,
        json: () =>
          Promise.resolve(
            JSON.parse(readFileSync(join(staticDir, url), 'utf8')),
          ),
      }),
  });
});

beforeEach(() => {
  localStorage.clear();
  show.mockClear();
  jest.mocked(drawCampaign).mockReturnValue({
    show,
    readView: () => ({east: 900, north: 400, zoom: 2}),
    resize: jest.fn(),
    remove: jest.fn(),
  });
});

async function showLive(): Promise<void> {
  renderOnPage(<Live campaign={campaign} />);
  // Fetched data arrives after the first turn of the event loop.
  await act(async () => {
    await new Promise((settle) => setTimeout(settle, 0));
  });
}

function playUpTo(choice: string): void {
  const field = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Sessions played',
  });
  const at = [...field.options].findIndex(({text}) => text === choice);
  fireEvent.change(field, {target: {value: String(at)}});
}

function listStatus(): readonly string[] {
  return within(screen.getByRole('status'))
    .queryAllByRole('listitem')
    .map(({textContent}) => textContent);
}

/** Returns the numbers of the legs that are drawn. */
function drawn(): readonly string[] {
  const [shown] = show.mock.lastCall ?? [];
  return shown?.parts.map(({label}) => label) ?? [];
}

describe('the map of a campaign without scripts', () => {
  it('is a picture that stays hidden until readers reveal it', () => {
    renderOnPage(
      <CampaignMap campaign={campaign}>
        <p>The whole route</p>
      </CampaignMap>,
    );
    const fold = screen.getByText('The whole route').closest('details');
    expect(fold?.open).toBe(false);
    expect(screen.getByText('Spoiler: the whole route')).toBeTruthy();
  });
});

describe('the map of a campaign', () => {
  it('shows the whole road to readers who have not said how far they have played', async () => {
    await showLive();
    expect(drawn()).toHaveLength(12);
    expect(screen.queryByText(/later are hidden/)).toBeNull();
  });

  it('shows the road up to the session that readers have played, and not the next leg', async () => {
    await showLive();
    playUpTo('Session 3');
    expect(listStatus()).toEqual([
      'Session 2. Leg 1: Harrowmere to Toros',
      'Session 3. Leg 2: Toros to Ostmark',
    ]);
    expect(drawn()).toEqual(['1', '2']);
    expect(screen.getByText('Session 4 and later are hidden.')).toBeTruthy();
  });

  it('remembers the session, separately for each campaign', async () => {
    await showLive();
    playUpTo('Session 12');
    expect(localStorage.getItem(`played-up-to-${campaign}`)).toBe('12');
    expect(
      localStorage.getItem('played-up-to-shroud-of-the-empire'),
    ).toBeNull();
    expect(screen.queryByText(/later are hidden/)).toBeNull();
  });

  it('offers the player screen its view and the legs played, without their names', async () => {
    await showLive();
    playUpTo('Session 3');
    const seen = readSeenMap(
      screen.getByRole('region', {name: 'Campaign map'}),
    );
    expect(seen).toMatchObject({
      tiles: '/maps/tiles/',
      view: {east: 900, north: 400, zoom: 2},
      marks: [
        {name: '1', look: 'number'},
        {name: '2', look: 'number'},
      ],
    });
    expect(seen?.lines).toHaveLength(2);
    expect(seen?.rings.map(({radius}) => radius)).toEqual([25, 60, 90]);
    expect(JSON.stringify(seen)).not.toContain('Ostmark');
  });
});
