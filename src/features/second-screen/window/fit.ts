/** Sizes of type in pixels, from the smallest that can be read across a table. */
const SIZES = {least: 14, most: 72} as const;

function fits({scrollWidth, clientWidth, scrollHeight}: Element): boolean {
  return scrollWidth <= clientWidth && scrollHeight <= innerHeight;
}

/** Sets words as large as the window has room for; what is too much at the smallest size is scrolled. */
export function fitWords(page: HTMLElement): void {
  const root = document.documentElement;
  page.style.fontSize = '';
  if (page.querySelector('.fitted') === null) {
    return;
  }
  let [least, most]: readonly [number, number] = [SIZES.least, SIZES.most];
  while (most - least > 1) {
    const size = (least + most) / 2;
    page.style.fontSize = `${size}px`;
    [least, most] = fits(root) ? [size, most] : [least, size];
  }
  page.style.fontSize = `${least}px`;
}
