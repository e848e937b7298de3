import {limits} from '../../site/limits';

let unmark = (): void => undefined;

/** Points out what readers asked for, for a while; styles know it by `data-arrived`. */
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
