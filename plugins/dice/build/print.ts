import {element} from '../../press/markup';
import {textProp, type PrintedComponents} from '../../press/parts/part';
import {dataTable} from '../../tables/build/print';

export const print: PrintedComponents = {
  Dice: (props, content) =>
    content.html === ''
      ? element('strong', {}, textProp(props, 'roll'))
      : content,
  RollTable: dataTable,
};
