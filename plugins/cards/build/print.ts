import type {Picture} from '../../../src/shared/model/asset';
import {element, type Markup} from '../../press/markup';
import {
  inside,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';
import {picture} from '../../press/parts/tags';

/** Prints a card as a box, without its logo. */
export function card({image}: Props, content: Markup): Markup {
  const shown = image as Picture | undefined;
  return element(
    'aside',
    {class: 'box'},
    shown === undefined || shown.ext === 'svg'
      ? null
      : picture({src: shown.link}),
    content,
  );
}

/** A badge in its frame. */
function badge(_: Props, content: Markup): Markup {
  return element('span', {class: 'badge'}, content);
}

export const print: PrintedComponents = {
  Badge: badge,
  Card: card,
  Cards: inside,
};
