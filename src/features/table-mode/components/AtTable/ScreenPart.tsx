import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect} from 'react';
import {useTableView} from '../../hooks/tableView';

/** Shows the bar of the second screen again after a page was reloaded, since players still see what it tells. */
export default function ScreenPart(): null {
  const base = useBaseUrl('/');
  const {screen} = useTableView();
  useEffect(() => {
    if (screen) {
      // If this fails, the next page or the panel loads it again.
      import('../../../second-screen/components/Presenter/mount').then(
        ({showPresenter}) => {
          showPresenter(base);
        },
        () => undefined,
      );
    }
  }, [screen, base]);
  return null;
}
