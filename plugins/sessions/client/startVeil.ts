import {changeEarlyStyle} from '../../../src/shared/client/earlyStyle';
import {changeTableView} from '../../display/client/tableView';
import css from '../theme/veil.lazy.css';
import {writeVeilStyle} from '../model/veilStyle';
import {describeVeil} from './describeVeil';
import {markedPages} from './laterPages';
import {recallProgress} from './progressStore';

/** Applies the rules that veil what comes later, on this page and on those after it. */
export function applyVeil(): void {
  changeEarlyStyle({
    veil: writeVeilStyle(recallProgress(), {
      css,
      describe: describeVeil,
      pages: markedPages,
    }),
  });
}

/** Applies the rules, and loads what puts notes and buttons in place of veiled content. */
export function startVeil(): void {
  applyVeil();
  changeTableView({look: true});
}
