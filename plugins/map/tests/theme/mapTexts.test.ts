import {drawCampaign} from '../../theme/WorldMap/drawCampaign';
import {drawMap} from '../../theme/WorldMap/drawMap';

const MARKUP = '<img src=x onerror=alert(1)>';

/** Creates an element for a map, with a size. */
function createMapElement(): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperties(element, {
    clientWidth: {value: 600},
    clientHeight: {value: 400},
  });
  document.body.replaceChildren(element);
  return element;
}

/** Points at an element of the map, and returns the tooltip. */
function openTooltip(selector: string): Element {
  const target = document.querySelector(selector);
  target?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
  const tip = document.querySelector('.leaflet-tooltip');
  if (tip === null) {
    throw new Error(`nothing is said of ${selector}`);
  }
  return tip;
}

beforeAll(() => {
  Object.assign(globalThis, {matchMedia: () => ({matches: false})});
});

describe('a name on a map', () => {
  it('is text, whatever it contains', () => {
    const drawn = drawMap(createMapElement(), {
      tiles: '/{z}/{y}/{x}.webp',
      view: undefined,
      areas: [],
      places: [
        {
          id: 'a',
          name: MARKUP,
          kind: 'town',
          territory: '',
          page: '',
          position: [1000, 1000],
        },
      ],
      onMove: jest.fn(),
      onPlace: jest.fn(),
      onArea: jest.fn(),
    });
    drawn.showLayers(['town']);
    const tip = openTooltip('.townPin');
    expect(tip.textContent).toBe(MARKUP);
    expect(tip.querySelector('img')).toBeNull();
    drawn.remove();
  });

  it('is text on the map of a campaign too, and so is its number', () => {
    const drawn = drawCampaign(createMapElement(), '/{z}/{y}/{x}.webp');
    drawn.show({
      rings: [],
      parts: [
        {
          session: 1,
          label: MARKUP,
          name: MARKUP,
          id: 'a',
          line: [[1000, 1000]],
          isCrossing: false,
        },
      ],
    });
    expect(document.querySelector('.mapNumber')?.textContent).toBe(MARKUP);
    expect(openTooltip('.mapNumber').textContent).toBe(MARKUP);
    expect(document.querySelector('img[src=x]')).toBeNull();
    drawn.remove();
  });
});
