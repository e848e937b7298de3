import {element, type Markup} from '../../press/markup';
import {
  textProp,
  type PrintedComponents,
  type Props,
} from '../../press/parts/part';

/** The title, address, and transcript of a recording. */
export function recording(props: Props, transcript: Markup): Markup {
  return element(
    'aside',
    {class: 'box'},
    element('p', {class: 'box-title'}, textProp(props, 'title')),
    element('p', {}, textProp(props, 'src')),
    transcript,
  );
}

export const print: PrintedComponents = {
  Audio: recording,
  Video: recording,
};
