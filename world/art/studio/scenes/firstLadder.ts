import {overlay, type Canvas} from '../canvas';
import {masonry, roughness} from '../matter';
import type {Scene} from './scene';
import {
  lightLamps,
  paintCobbles,
  paintSmoke,
  paintStreetSmoke,
  skyline,
  type Lamp,
} from './toros';

const LAMPS: readonly Lamp[] = [
  {x: 560, y: 520, reach: 620},
  {x: 338, y: 800, reach: 250},
];

/** The arch that leads out of the smoke, far down the street. */
const STREET = `<path fill="#4e4238" d="${skyline('ladderfoot far', {width: 1000, base: 760, rise: 120})}" fill-opacity=".75"/>
  <path fill="#3a312b" d="M0 1010V380l60-70 60 66v70h60v-90l44-60 46 60v180h36v540ZM1000 1010V430l-50-60-54 60v120h-60V480l-40-50-44 50v530Z"/>
  <path fill="#2c2522" d="M0 1060V250l70-96 90 92v260h40v554ZM1000 1060V300l-70-90-80 90v300h-40v460Z"/>`;

const WINDOWS = `<g fill="#e9b26a" fill-opacity=".72"><path d="M58 470h30v50H58ZM902 520h28v46h-28ZM66 650h26v44H66Z"/></g><g stroke="#2a221d" stroke-width="4"><path d="M73 470v50M58 492h30M916 520v46M902 540h28M79 650v44"/></g>`;

/** The lamp on its iron arm, and the pole that carries it. */
const LAMP = `<g fill="#0f0d0d"><path d="M662 1110V420q0-16 12-16t12 16v690Z"/><path d="M642 1122h64v-22h-12v-34h-40v34h-12Z"/><path d="M664 430Q640 398 566 404v-10q90-10 112 28Z"/><path d="M534 476h52l-12 88h-28ZM528 480l32-46 32 46ZM556 396h9v44h-9Z"/></g>
  <path fill="#ffe9ba" d="M543 484h34l-8 68h-18Z"/><path fill="#fffbe8" d="M560 500q10 20 0 40q-10-18 0-40Z"/>
  <path d="M560 482v72M541 516h38" stroke="#1a1412" stroke-width="3"/>`;

/** The ladder, with one person holding it and one climbing. */
const LADDER = `<g fill="none" stroke="#0d0b0b" stroke-width="9" stroke-linecap="round"><path d="M430 1136 556 560M476 1142 596 566"/></g>
  <g stroke="#0d0b0b" stroke-width="6">${Array.from({length: 15}, (_, rung) => `<path d="M${439 + rung * 8.2} ${1098 - rung * 37.4}l45 5"/>`).join('')}</g>
  <g fill="#090808"><path d="M528 800l-14-4q4-60 0-98q0-44 26-50q28 2 32 42q6 46-2 80l-6 46-16 2-2-50-8 2Z"/><path d="M538 626q0-20 15-21q15 2 14 22q-2 16-14 17q-13-1-15-18Z"/><path d="M524 618q28-20 58 2q-28-8-58-2ZM538 612q2-20 16-20t15 21Z"/><path d="M556 656 582 590 592 594 574 676Z"/><path d="M532 664 506 700 512 708 540 690Z"/></g>
  <g fill="#080707"><path d="M366 1150Q376 1060 384 1000Q386 962 410 958Q436 962 438 1002Q446 1070 458 1148Q436 1156 424 1148Q400 1158 366 1150Z"/><path d="M394 962Q388 918 412 914Q434 918 430 962Q412 972 394 962Z"/><path d="M432 982 478 1014 472 1024 430 1012Z"/><path d="M390 988 350 1016 356 1026 398 1016Z"/></g>
  <path d="M350 1062v-236" stroke="#0a0909" stroke-width="5"/><path fill="#0d0b0b" d="M328 770h22l6 56h-34Z"/><path fill="#ffdf9e" d="M332 782h13l4 36h-21Z"/>
  <path fill="none" stroke="#e8ab62" stroke-opacity=".7" stroke-width="2.4" d="M569 640q8 22 4 62M434 976q6 60 16 120M566 612q3 12-1 22"/>`;

async function draw(canvas: Canvas): Promise<void> {
  paintSmoke(canvas, 'ladderfoot');
  await overlay(canvas, STREET, masonry('ladderfoot walls', 26, 0.7));
  await overlay(canvas, WINDOWS);
  paintStreetSmoke(canvas, 'ladderfoot high', 0.52);
  paintCobbles(canvas, 1000, LAMPS);
  paintStreetSmoke(canvas, 'ladderfoot low', 0.73);
  lightLamps(canvas, LAMPS);
  await overlay(canvas, LAMP + LADDER, roughness('ladderfoot iron', 16, 0.3));
  lightLamps(
    canvas,
    LAMPS.map((lamp) => ({...lamp, reach: lamp.reach * 0.42})),
  );
  paintStreetSmoke(canvas, 'ladderfoot near', 0.92);
}

export const firstLadder: Scene = {
  file: 'campaigns/shroud-of-the-empire/session-images/s01-the-first-ladder.jpg',
  width: 1000,
  height: 1400,
  draw,
};
