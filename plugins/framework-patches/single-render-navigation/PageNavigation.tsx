import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Component, type ReactNode} from 'react';
import {Route, type RouteComponentProps} from 'react-router';

type Location = RouteComponentProps['location'];

type Props = {readonly location: Location; readonly children: ReactNode};

type State = {readonly location: Location; readonly previous: Location | null};

/**
 * Notifies client modules of the route update. Nothing is awaited, so their cleanup for the pending
 * state runs at once.
 */
function announce({location, previous}: State): void {
  dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: previous,
    location,
  })();
}

/** Renders the page of a location at once: the theme's Root passes a location only when its page is loaded. */
export default class PageNavigation extends Component<Props, State> {
  static getDerivedStateFromProps(
    {location}: Props,
    shown: State,
  ): State | null {
    return location === shown.location
      ? null
      : {location, previous: shown.location};
  }

  constructor(props: Props) {
    super(props);
    this.state = {location: props.location, previous: null};
    if (ExecutionEnvironment.canUseDOM) {
      announce(this.state);
    }
  }

  override getSnapshotBeforeUpdate(_props: Props, before: State): null {
    if (before.location !== this.state.location) {
      announce(this.state);
    }
    return null;
  }

  override componentDidUpdate(): void {
    // React requires this method beside getSnapshotBeforeUpdate.
  }

  override render(): ReactNode {
    const {location, previous} = this.state;
    const {children} = this.props;
    return (
      <ClientLifecyclesDispatcher
        previousLocation={previous}
        location={location}>
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
