import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Component, type ReactNode} from 'react';
import {Route, type RouteComponentProps} from 'react-router';

type Location = RouteComponentProps['location'];

type Props = {readonly location: Location; readonly children: ReactNode};

type State = {readonly location: Location; readonly previous: Location | null};

/** Tells client modules that a page comes; nothing is waited for, so that what they began for that time ends at once. */
function announce({location, previous}: State): void {
  dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: previous,
    location,
  })();
}

/** Shows the page of a location at once: the theme's Root names none before its page is here. */
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
    // React asks for it where there is a snapshot.
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
