import {fileSize} from '../../assets/lib/fileSize';

/** Draws a placeholder for an image that is not kept, with its size. */
export function drawNotKept(bytes: number): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img">',
    '<rect width="320" height="200" fill="gray" fill-opacity="0.15"/>',
    '<text x="160" y="95" text-anchor="middle" font-family="serif" font-size="18" fill="gray">Not kept on this device</text>',
    `<text x="160" y="122" text-anchor="middle" font-family="serif" font-size="16" fill="gray">${fileSize(bytes)}</text>`,
    '</svg>',
  ].join('');
}
