import {join} from 'node:path';
import sharp from 'sharp';
import type {StudioPicture} from '../studioPicture';
import {emblem, type Setting} from './emblem';
import {ico} from './ico';

const ALT = 'A ring of nine brass gates on a dark ground.';

function png(setting: Setting, side: number): Promise<Buffer> {
  return sharp(Buffer.from(emblem(setting)))
    .resize(side)
    .png({compressionLevel: 9, palette: true})
    .toBuffer();
}

function icon(file: string, side: number, setting: Setting): StudioPicture {
  return {
    folder: 'assets/icon',
    file,
    title: `Sign of the site, ${side} pixels`,
    alt: ALT,
    make: () => png(setting, side),
  };
}

async function favicon(): Promise<Buffer> {
  const setting: Setting = {share: 0.92, corner: 0.18, isTiny: true};
  return ico(
    await Promise.all(
      [16, 32, 48].map(async (side) => ({side, png: await png(setting, side)})),
    ),
  );
}

/** Renders the social card, which is cropped from the banner of the road. */
function card(): Promise<Buffer> {
  return sharp(join(__dirname, '../../../../static/banners/lamp-road.jpg'))
    .resize(1200, 630, {fit: 'cover'})
    .jpeg({quality: 84, mozjpeg: true})
    .toBuffer();
}

/**
 * The icons for tabs, home screens, and social cards; Android crops the maskable one to a circle.
 */
export const iconPictures: readonly StudioPicture[] = [
  {
    folder: '',
    file: 'favicon.ico',
    title: 'Sign of the site',
    alt: ALT,
    isUnlisted: true,
    make: favicon,
  },
  icon('apple-touch-icon.png', 180, {share: 0.86, corner: 0}),
  icon('icon-192.png', 192, {share: 0.92, corner: 0.18}),
  icon('icon-512.png', 512, {share: 0.92, corner: 0.18}),
  icon('icon-512-to-cut.png', 512, {share: 0.7, corner: 0}),
  {
    folder: 'banners',
    file: 'card.jpg',
    title: 'Card of the site',
    alt: 'A road of lamps winds through dark hills to a gate between two towers.',
    make: card,
  },
];
