import {changeEarlyStyle} from '../../../src/shared/client/earlyStyle';
import {changeTableView} from '../../display/client/tableView';
import css from '../theme/veil.lazy.css';
import {writeVeilStyle} from '../model/veilStyle';
import {describeVeil} from './describeVeil';
import {markedPages} from './laterPages';
import {recallProgress} from './progressStore';

/** Applies the rules that hide later sessions, on this page and on later ones. */
export function applyVeil(): void {
  changeEarlyStyle({
    veil: writeVeilStyle(recallProgress(), {
      css,
      describe: describeVeil,
      pages: markedPages,
    }),
  });
}

/** Applies the rules, and loads the code that replaces hidden content with notes and buttons. */
export function startVeil(): void {
  applyVeil();
  changeTableView({look: true});
}
