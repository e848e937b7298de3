import sharp from 'sharp';
import {makeClimate} from '../../../art/atlas/picture/climate';
import {fromChart} from '../../../art/atlas/picture/color';
import {drawMap} from '../../../art/atlas/picture/drawMap';
import {
  alongCurve,
  level,
  getWidth,
} from '../../../../scripts/drawing/lettering';
import {takeRelief} from '../../../art/atlas/picture/relief';
import {createRoom} from '../../../art/atlas/picture/room';
import {inWorld, onSheet, regionSheet} from '../../../art/atlas/picture/sheet';
import {styles} from '../../../art/atlas/picture/styles';
import {getClaims} from '../../../art/atlas/shape/claims';
import {layMesh} from '../../../art/atlas/shape/mesh';
import type {World} from '../../../art/atlas/shape/world';

const hand = {face: 'display', size: 20, space: 2} as const;

describe('lettering', () => {
  it('starts at a point, is centered on it, or ends at it', () => {
    const width = getWidth('Toros', hand);
    const getBox = (anchor: 'start' | 'middle' | 'end') =>
      level('Toros', hand, [100, 50, anchor]).box;
    const [left, , right] = getBox('middle');
    expect(getBox('start')[0]).toBeGreaterThanOrEqual(99);
    expect(left + right).toBeCloseTo(200, -1);
    expect(getBox('end')[2]).toBeLessThanOrEqual(101);
    expect(right - left).toBeCloseTo(width, -1);
  });

  it('follows a curve with each of its letters', () => {
    const name = alongCurve('Midsea', hand, [
      [0, 100],
      [100, 0],
      [200, 100],
    ]);
    const feet = name.letters.map(([, , , foot]) => foot);
    expect(feet).toHaveLength(6);
    expect(Math.max(...feet.slice(2, 4))).toBeLessThan(feet[0] ?? 0);
    expect(Math.max(...feet.slice(2, 4))).toBeLessThan(feet.at(-1) ?? 0);
  });
});

describe('free space on a sheet', () => {
  it('excludes the space of a name', () => {
    const room = createRoom();
    room.reserve([10, 10, 50, 20], 2);
    expect(room.isFree([0, 0, 7, 7])).toBe(true);
    expect(room.isFree([40, 15, 80, 30])).toBe(false);
    expect(room.isClear([51, 15])).toBe(false);
    expect(room.isClear([60, 15])).toBe(true);
  });

  it('keeps glyphs apart', () => {
    const room = createRoom();
    expect(room.place([100, 100], 8)).toBe(true);
    expect(room.place([104, 100], 3)).toBe(false);
    expect(room.place([110, 100], 3)).toBe(true);
  });
});

describe('a color chart', () => {
  const chart = [
    [
      [0, 0, 0],
      [100, 0, 0],
    ],
    [
      [0, 100, 0],
      [100, 100, 0],
    ],
  ] as const;

  it('interpolates between its corners, and extrapolates nothing beyond them', () => {
    expect(fromChart(chart, 0, 0)).toEqual([0, 0, 0]);
    const [red, green] = fromChart(chart, 0.5, 0.5);
    expect(red).toBeCloseTo(50, 0);
    expect(green).toBeCloseTo(50, 0);
    expect(fromChart(chart, 3, -2)[1]).toBeCloseTo(100, 0);
  });
});

describe('a sheet', () => {
  it('maps each place to one point, and each point to one place', () => {
    const sheet = regionSheet('test', [400, 300], [200, 100, 600]);
    expect(sheet.frame).toMatchObject({width: 600, height: 300, scale: 3});
    expect(onSheet(sheet, [450, 320])).toEqual([150, 60]);
    expect(inWorld(sheet, [150, 60])).toEqual([450, 320]);
  });
});

describe('a map', () => {
  const mesh = layMesh(40);
  const world: World = {
    mesh,
    claims: getClaims(mesh),
    places: [],
    rivers: [],
    roads: [],
    seaRoutes: [],
    waterways: [],
  };
  const sheet = regionSheet('test', [620, 420], [240, 180, 160]);

  const climate = makeClimate();

  async function picture(style: keyof typeof styles): Promise<Buffer> {
    const relief = takeRelief({world, climate}, sheet);
    const drawn = await drawMap(
      {
        world,
        sheet,
        relief,
        style: styles[style],
        leastFlow: 0,
        ornaments: [],
        room: createRoom(),
        towns: [],
        lands: [],
      },
      1.5,
    );
    return sharp(drawn).raw().toBuffer();
  }

  it('is the same each time it is drawn from the same seed', async () => {
    const [once, again] = [
      await picture('physical'),
      await picture('physical'),
    ];
    expect(once).toHaveLength(240 * 180 * 4);
    expect(once.equals(again)).toBe(true);
  });

  it('is darker by night', async () => {
    const mean = (bytes: Buffer): number =>
      bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
    const [day, night] = [await picture('physical'), await picture('night')];
    expect(mean(night)).toBeLessThan(mean(day) * 0.6);
  });
});
