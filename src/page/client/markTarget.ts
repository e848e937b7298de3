import {limits} from '../../site/limits';

let unmark = (): void => undefined;

/** Highlights a target briefly, by the attribute `data-arrived`. */
export function markTarget(target: HTMLElement): void {
  unmark();
  target.dataset['arrived'] = '';
  const timer = setTimeout(() => {
    unmark();
  }, limits.markTarget);
  unmark = () => {
    clearTimeout(timer);
    delete target.dataset['arrived'];
  };
}
